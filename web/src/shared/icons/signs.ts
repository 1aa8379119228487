// Icons of the page itself: what one can do, and who. They take the colour of the text around them.
import type { Drawing } from './shapes';

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const signs = {
  clock: { shapes: [['line-a', `${disc(12, 12, 9)}M12 7v5.2l3.5 2`]] },
  undo: { shapes: [['line-a', 'M8.5 4L4 8.5 8.5 13M4.5 8.5H14a5.5 5.5 0 0 1 0 11H8']] },
  hint: {
    shapes: [
      ['b', 'M12 2.5a6.5 6.5 0 0 0-4 11.6c.9.8 1.3 1.6 1.3 2.9h5.4c0-1.3.4-2.1 1.3-2.9a6.5 6.5 0 0 0-4-11.6z'],
      ['line-a', 'M12 2.5a6.5 6.5 0 0 0-4 11.6c.9.8 1.3 1.6 1.3 2.9h5.4c0-1.3.4-2.1 1.3-2.9a6.5 6.5 0 0 0-4-11.6zM9.5 20h5M10.5 22.5h3'],
    ],
  },
  chat: { shapes: [['b', 'M3 4h18v12.5H11L6 21v-4.5H3z'], ['line-a', 'M3 4h18v12.5H11L6 21v-4.5H3zM7 8.5h10M7 12h6.5']] },
  log: { shapes: [['b', 'M5 2.5h11l3.5 3.5v15.5H5z'], ['line-a', 'M5 2.5h11l3.5 3.5v15.5H5zM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5']] },
  link: { shapes: [['line-a', 'M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5']] },
  person: { shapes: [['a', disc(12, 7.5, 4.8)], ['b', 'M3 21.5c.5-5 4-7.8 9-7.8s8.5 2.8 9 7.8z']] },
  bot: {
    shapes: [
      ['b', 'M4 8.5h16v11.5H4z'],
      ['line-a', 'M4 8.5h16v11.5H4zM12 8.5V4M1.5 12.5v4M22.5 12.5v4M9 16.8h6'],
      ['a', disc(12, 3.2, 1.6)],
      ['a', disc(9, 12.8, 1.6)],
      ['a', disc(15, 12.8, 1.6)],
    ],
  },
  play: { shapes: [['a', 'M6 3.5l14 8.5-14 8.5z']] },
  pause: { shapes: [['a', 'M5 3.5h5v17H5zM14 3.5h5v17h-5z']] },
  next: { shapes: [['line-a', 'M9 4.5l7.5 7.5L9 19.5']] },
  previous: { shapes: [['line-a', 'M15 4.5L7.5 12l7.5 7.5']] },
  first: { shapes: [['line-a', 'M18 4.5L10.5 12l7.5 7.5M6 4.5v15']] },
  last: { shapes: [['line-a', 'M6 4.5l7.5 7.5L6 19.5M18 4.5v15']] },
  close: { shapes: [['line-a', 'M5 5l14 14M19 5L5 19']] },
  menu: { shapes: [['line-a', 'M3.5 6h17M3.5 12h17M3.5 18h17']] },
  list: { shapes: [['line-a', 'M8.5 6h12M8.5 12h12M8.5 18h12'], ['a', `${disc(4, 6, 1.5)}${disc(4, 12, 1.5)}${disc(4, 18, 1.5)}`]] },
  check: { shapes: [['line-a', 'M4 12.5l5.5 5.5L20.5 6.5']] },
  plus: { shapes: [['line-a', 'M12 4v16M4 12h16']] },
  minus: { shapes: [['line-a', 'M4 12h16']] },
  help: { shapes: [['line-a', `${disc(12, 12, 9.5)}M9 9.5c.2-4 6-3.7 6 0 0 2.2-3 2.5-3 5M12 17.5v.3`]] },
  eye: { shapes: [['line-a', 'M1.5 12C4 7.5 7.5 5.3 12 5.3S20 7.5 22.5 12C20 16.5 16.5 18.7 12 18.7S4 16.5 1.5 12z'], ['a', disc(12, 12, 3)]] },
  enlarge: { shapes: [['line-a', 'M14 3.5h6.5V10M20 4l-6.5 6.5M10 20.5H3.5V14M4 20l6.5-6.5']] },
  block: { shapes: [['line-a', `${disc(12, 12, 9)}M5.8 5.8l12.4 12.4`]] },
  sun: { shapes: [['a', disc(12, 12, 4.6)], ['line-a', 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1']] },
  moon: { shapes: [['a', 'M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z']] },
  globe: { shapes: [['line-a', `${disc(12, 12, 9.5)}M2.5 12h19M12 2.5c5 5.5 5 13.5 0 19M12 2.5c-5 5.5-5 13.5 0 19`]] },
  warning: { shapes: [['b', 'M12 3l10 18H2z'], ['line-a', 'M12 3l10 18H2zM12 9.5v5.5M12 17.8v.3']] },
  download: { shapes: [['line-a', 'M12 3v12M6.5 10l5.5 5.5L17.5 10M4 20.5h16']] },
  upload: { shapes: [['line-a', 'M12 15.5v-12M6.5 9L12 3.5 17.5 9M4 20.5h16']] },
  copy: { shapes: [['line-a', 'M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8']] },
  bell: { shapes: [['b', 'M5.5 17V11a6.5 6.5 0 0 1 13 0v6z'], ['line-a', 'M5.5 17V11a6.5 6.5 0 0 1 13 0v6l2 2H3.5zM10 21.5h4']] },
  book: { shapes: [['b', 'M12 5.5C9.5 4 6.5 3.7 3 4v15c3.5-.3 6.5 0 9 1.5z'], ['line-a', 'M12 5.5C9.5 4 6.5 3.7 3 4v15c3.5-.3 6.5 0 9 1.5 2.5-1.5 5.5-1.8 9-1.5V4c-3.5-.3-6.5 0-9 1.5zM12 5.5v15']] },
  chart: { shapes: [['line-a', 'M3.5 3.5v17h17M7 15.5l4-5 3.5 3 5.5-7.5']] },
} satisfies Record<string, Drawing>;
