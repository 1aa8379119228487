// Two fingers enlarge a board, one moves it while it is enlarged; the page around it stays as it is.
interface Point {
  x: number;
  y: number;
}

export interface Zoom extends Point {
  scale: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 3;

/** Where the middle of two fingers went, and how far they went apart, makes of a zoom; nothing leaves the frame of this size. */
export function zoomed(zoom: Zoom, from: Point, to: Point, by: number, w: number, h: number): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * by));
  const grown = scale / zoom.scale;
  const within = (at: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), at));
  return {
    scale,
    x: within(to.x - (from.x - zoom.x) * grown, w),
    y: within(to.y - (from.y - zoom.y) * grown, h),
  };
}

/** Let an element's first child be pinched. */
export function pinch(frame: HTMLElement): () => void {
  let zoom = WHOLE;
  let last: { middle: Point; spread: number; fingers: number } | undefined;

  function read({ touches }: TouchEvent): NonNullable<typeof last> {
    const { left, top } = frame.getBoundingClientRect();
    const all = [...touches].slice(0, 2).map(({ clientX, clientY }) => ({ x: clientX - left, y: clientY - top }));
    const [a, b = a] = all as [Point, Point?];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y), fingers: all.length };
  }
  function show(): void {
    const board = frame.firstElementChild as HTMLElement | null;
    if (!board) return;
    const whole = zoom.scale === 1;
    frame.style.overflow = whole ? '' : 'clip';
    board.style.transformOrigin = '0 0';
    board.style.transform = whole ? '' : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  }
  function touched(event: TouchEvent): void {
    last = event.touches.length ? read(event) : undefined;
  }
  function moved(event: TouchEvent): void {
    const now = read(event);
    if (last?.fingers === now.fingers && (now.fingers === 2 || zoom.scale > 1)) {
      event.preventDefault(); // neither scroll nor zoom the page
      const by = now.fingers === 2 && last.spread ? now.spread / last.spread : 1;
      zoom = zoomed(zoom, last.middle, now.middle, by, frame.clientWidth, frame.clientHeight);
      show();
    }
    last = now;
  }

  frame.addEventListener('touchstart', touched, { passive: true });
  frame.addEventListener('touchend', touched);
  frame.addEventListener('touchcancel', touched);
  frame.addEventListener('touchmove', moved, { passive: false });
  return () => {
    frame.removeEventListener('touchstart', touched);
    frame.removeEventListener('touchend', touched);
    frame.removeEventListener('touchcancel', touched);
    frame.removeEventListener('touchmove', moved);
  };
}
