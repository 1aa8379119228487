/** Where the pointer was when it last moved. */
let last = { x: NaN, y: NaN };

if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true, passive: true });
}

/** Whether a pointer has come to a piece; else the piece has come to it, and nobody asks about it. */
export const moved = ({ clientX, clientY }: MouseEvent): boolean => clientX !== last.x || clientY !== last.y;
