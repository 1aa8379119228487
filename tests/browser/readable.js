// What cannot be read or pressed on the page as it is: a list of faults, each a kind, what it is about, and a number.
// kinds: small (text under 12 px), target (something to press under 24 px), cut (text that leaves its box or the window),
// over (two texts on each other), covered (text under something else), scrolls (a board that must be scrolled on a large screen, or the page itself).
({ root, wide }) => {
  const LEAST_TEXT = 12, LEAST_TARGET = 24, SLACK = 1.5;
  const found = [];
  const top = document.querySelector(root);
  const words = (node) => node.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  const fault = (kind, node, much) => found.push([kind, node.nodeType === 3 ? words(node) : (node.getAttribute('aria-label') ?? words(node)).slice(0, 40), Math.round(much * 10) / 10]);
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hiddenWords = (node) => node.closest('.hidden-words, [aria-hidden="true"].motion, option, select');
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
  const size = (node) => {
    const given = parseFloat(getComputedStyle(node).fontSize);
    const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : undefined;
    return matrix ? given * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : given;
  };
  /** The part of the page in which something can be seen: the boxes around it that cut what leaves them. Those that scroll on purpose do not count. */
  const clips = (node) => {
    const all = [{ left: 0, top: -Infinity, right: innerWidth, bottom: wide ? innerHeight : Infinity }];
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (overflowY === 'auto' || overflowY === 'scroll') return up.matches('.lines, .log, .sheet') || !wide ? [] : all; // what scrolls is a fault of its own
      if (overflowX === 'auto' || overflowX === 'scroll') return [];
      if (overflowX !== 'visible' || overflowY !== 'visible') all.push(box);
      if (position === 'fixed') break;
    }
    return all;
  };

  const texts = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement;
    if (!words(node) || hiddenWords(holder) || !shown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!boxes.length) continue;
    if (size(holder) < LEAST_TEXT - 0.05) fault('small', node, size(holder));
    const box = range.getBoundingClientRect();
    const left = clips(node).map((clip) => Math.max(clip.left - box.left, clip.top - box.top, box.right - clip.right, box.bottom - clip.bottom));
    if (Math.max(0, ...left) > SLACK + size(holder) * 0.2) fault('cut', node, Math.max(...left)); // a line has room above and below its letters
    else if (getComputedStyle(holder).textOverflow === 'ellipsis' && holder.scrollWidth > holder.clientWidth + 1) fault('cut', node, holder.scrollWidth - holder.clientWidth);
    texts.push({ node, holder, boxes });
  }

  /** Whether something is seen at all: what a box that scrolls has put away is not. */
  const seen = (node, box) => {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflow) && !meets(up.getBoundingClientRect(), box)) return false;
    }
    return true;
  };
  // Letters fill about seven tenths of their line.
  const letters = ({ left, right, top, bottom }) => ({ left: left + 1, right: right - 1, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 });
  const inside = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const drawn = texts.flatMap((text) => text.boxes.map((box) => ({ ...text, box: letters(box) }))).filter(({ holder, box }) => meets(inside, box) && seen(holder, box));
  const floats = (node) => node.closest('.dock, .top, .over, .toasts, .inspector, .veil, .sheet'); // what lies above on purpose
  drawn.forEach((one, at) => {
    for (const other of drawn.slice(at + 1))
      if (one.node !== other.node && floats(one.holder) === floats(other.holder) && meets(one.box, other.box)) return fault('over', one.node, 0);
    const [x, y] = [(one.box.left + one.box.right) / 2, (one.box.top + one.box.bottom) / 2];
    const above = document.elementFromPoint(x, y);
    const svg = one.holder.closest('svg');
    if (!above || above.contains(one.holder) || one.holder.contains(above) || floats(above) !== floats(one.holder)) return;
    const piece = one.holder.closest('[data-place], [data-look], [role], button');
    const part = (node) => node.closest('[data-part]');
    const decoration = above.closest('svg')?.getAttribute('aria-hidden') === 'true' && (!part(above) || part(above) === part(one.holder));
    if ((svg && svg.contains(above)) || (piece && piece.contains(above)) || decoration) return;
    fault('covered', one.node, 0);
  });

  for (const node of top.querySelectorAll('button, a[href], input, select, summary, [role="button"]')) {
    if (!shown(node) || getComputedStyle(node).display === 'inline') continue; // a link within a sentence is as high as its line
    const { width, height } = node.getBoundingClientRect();
    if (width && Math.min(width, height) < LEAST_TARGET - 0.5) fault('target', node, Math.min(width, height));
  }
  if (wide && document.documentElement.scrollHeight > innerHeight + 1) fault('scrolls', document.body, document.documentElement.scrollHeight - innerHeight);
  if (wide)
    for (const node of top.querySelectorAll('.board *')) {
      const { overflowY } = getComputedStyle(node);
      if ((overflowY === 'auto' || overflowY === 'scroll') && !node.matches('.lines') && node.scrollHeight > node.clientHeight + 2) fault('scrolls', node, node.scrollHeight - node.clientHeight);
    }
  return found;
};
