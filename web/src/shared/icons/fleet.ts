// The icons of Flotilla. Each colour of resources is a barrel with a sign of its own.
import { disc, type Drawing } from './drawing';

const BARREL = 'M6 2.500h12c1.800 3 2.700 6.200 2.700 9.500s-.9 6.500-2.700 9.500H6C4.200 18.500 3.300 15.300 3.300 12S4.200 5.500 6 2.500z';

export const fleet = {
  yellow: { colour: 'var(--barrel-yellow, #f0cf5a)', shapes: [['a', BARREL], ['b', disc(12, 12, 5)]] },
  green: { colour: 'var(--barrel-green, #7fcf8c)', shapes: [['a', BARREL], ['b', 'M12 6.500l5.500 9.500h-11z']] },
  red: { colour: 'var(--barrel-red, #ff8f7e)', shapes: [['a', BARREL], ['b', 'M7.500 7.500h9v9h-9z']] },
  blue: { colour: 'var(--barrel-blue, #8cb8ff)', shapes: [['a', BARREL], ['b', 'M12 5.500l5.500 6.500-5.500 6.500L6.500 12z']] },
  speakers: {
    colour: '#f0cf5a',
    shapes: [
      ['a', 'M3 9h4l10-5.500v17L7 15H3z'],
      ['b', 'M6 15h4l1.500 6H8z'],
      ['line-a', 'M19.500 9a4.500 4.500 0 0 1 0 6'],
    ],
  },
  traders: {
    colour: '#7fcf8c',
    shapes: [
      ['line-a', 'M12 3v17M5 6h14M7 21h10'],
      ['a', 'M1.500 14L5 7l3.500 7a3.500 3.500 0 0 1-7 0zM15.500 14L19 7l3.500 7a3.500 3.500 0 0 1-7 0z'],
    ],
  },
  founders: {
    colour: '#ff8f7e',
    shapes: [
      ['a', 'M12 2l10 6H2zM3 19.500h18v2.500H3z'],
      ['b', 'M5 9.500h3v8.500H5zM10.500 9.500h3v8.500h-3zM16 9.500h3v8.500h-3z'],
    ],
  },
  delvers: {
    colour: '#8cb8ff',
    shapes: [
      ['a', 'M12 2a9 9 0 0 1 9 9v4h-2v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4H3v-4a9 9 0 0 1 9-9z'],
      ['b', disc(12, 11, 5)],
      ['line-a', 'M12 6v10M7 11h10'],
    ],
  },
  toxicity: {
    colour: 'var(--coral)',
    shapes: [
      ['a', 'M12 1.500c5 5.500 8 9.500 8 13a8 8 0 0 1-16 0c0-3.500 3-7.500 8-13z'],
      ['b', 'M8 13.500l2-2 2 2 2-2 2 2-2 2 2 2-2 2-2-2-2 2-2-2 2-2z'],
    ],
  },
  sail: {
    colour: 'var(--text)',
    shapes: [
      ['a', 'M11 2v13H3.500zM13 5c4 2.500 6 6 6.500 10H13z'],
      ['b', 'M2 17h20c-1 3-3 5-5 5H7c-2 0-4-2-5-5z'],
    ],
  },
  outpost: {
    colour: 'var(--steel)',
    shapes: [
      ['a', 'M9 2h6v3h2.500v4H16l2 9H6l2-9H6.500V5H9z'],
      ['b', 'M10.500 11h3v4h-3zM3 19.500h18V22H3z'],
    ],
  },
  seal: {
    colour: 'var(--pearl)',
    shapes: [
      ['b', 'M7 13l-2.500 9 4-1.500L11 22l1-6 1 6 2.500-1.500 4 1.500L17 13z'],
      ['a', disc(12, 9, 7.5)],
      ['b', disc(12, 9, 3.6)],
    ],
  },
  influence: {
    colour: 'var(--violet)',
    shapes: [
      ['line-a', 'M20.500 12a8.500 8.500 0 1 1-3-6.500'],
      ['a', 'M21.500 2v6.500H15z'],
      ['a', disc(12, 12, 3.6)],
    ],
  },
  tile: {
    colour: 'var(--water-1)',
    shapes: [
      ['a', 'M12 1.500l9.1 5.250v10.500L12 22.500l-9.1-5.250V6.750z'],
      ['line-b', 'M6 11c2-2 4-2 6 0s4 2 6 0M6 15.500c2-2 4-2 6 0s4 2 6 0'],
    ],
  },
  construct: {
    colour: 'var(--steel)',
    shapes: [
      ['a', 'M12 1.500l9.1 5.250v10.500L12 22.500l-9.1-5.250V6.750z'],
      ['b', 'M7 11l5-4.500L17 11v6.500H7z'],
    ],
  },
  survivor: {
    colour: 'var(--coral)',
    shapes: [
      ['a', 'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zm0 6a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z'],
      ['b', 'M10.300 1.700h3.400v5.800h-3.400zM10.300 16.500h3.400v5.800h-3.400zM1.700 10.300h5.800v3.400H1.700zM16.500 10.300h5.800v3.400h-5.800z'],
    ],
  },
  artefact: {
    colour: 'var(--brass)',
    shapes: [
      ['a', 'M9 1.500h6v3l-1 1.500c4 1.500 6 4.500 6 8.500 0 4-3 8-8 8s-8-4-8-8c0-4 2-7 6-8.500L9 4.500z'],
      ['line-b', 'M5 12.500c2.500 2 4.500-2 7 0s4.500-2 7 0'],
    ],
  },
  dial: {
    colour: 'var(--text)',
    shapes: [
      ['line-a', 'M3.500 17a9.500 9.500 0 1 1 17 0'],
      ['a', 'M11 15.500l5.500-8-2.500 9.300a2 2 0 1 1-3-1.300z'],
    ],
  },
  depletion: {
    colour: 'var(--steel)',
    shapes: [
      ['a', disc(12, 12, 9.5)],
      ['b', 'M7 5.600l11.400 11.400-1.800 1.800L5.200 7.400z'],
      ['b', 'M16.600 5.200l1.800 1.800L7 18.400l-1.800-1.800z'],
    ],
  },
  gather: {
    colour: 'var(--text)',
    shapes: [
      ['a', 'M3 8h12v14H3z'],
      ['b', 'M5.500 10.500h7V13h-7z'],
      ['line-a', 'M8 4.500h6a5 5 0 0 1 5 5V17M16 14.500l3 3 3-3'],
    ],
  },
  retire: {
    colour: 'var(--steel)',
    shapes: [
      ['a', 'M4 2h12v20H4z'],
      ['line-b', 'M10 12h4'],
      ['line-a', 'M14 12h8M19 9l3 3-3 3'],
    ],
  },
  sinkside: {
    colour: 'var(--water-1)',
    shapes: [
      ['line-a', 'M2 5c2.500-2 4.500-2 6.700 0s4.300 2 6.600 0 4.300-2 6.700 0'],
      ['a', 'M10 8h4v6h4l-6 8-6-8h4z'],
    ],
  },
  skyside: {
    colour: 'var(--pearl)',
    shapes: [
      ['a', 'M12 2l6 8h-4v6h-4v-6H6z'],
      ['line-a', 'M2 20c2.500-2 4.500-2 6.700 0s4.300 2 6.600 0 4.300-2 6.700 0'],
    ],
  },
  joker: {
    colour: 'var(--violet)',
    shapes: [
      ['a', 'M4 20h16v2.500H4zM3 6l5 4 4-8 4 8 5-4-2 12.500H5z'],
      ['b', disc(12, 13.5, 2)],
    ],
  },
  breakthrough: {
    colour: 'var(--science)',
    shapes: [
      ['a', 'M14 1L4 13.500h6L8.500 23 20 9.500h-6.500z'],
    ],
  },
  harbour: {
    colour: 'var(--steel)',
    shapes: [
      ['line-a', 'M12 8v13M4 14c.5 5 4 7 8 7s7.500-2 8-7M8 11h8'],
      ['a', disc(12, 4.8, 3)],
      ['b', disc(12, 4.8, 1.2)],
    ],
  },
} satisfies Record<string, Drawing>;
