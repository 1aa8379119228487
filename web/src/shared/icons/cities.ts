// The icons of Underwater Cities.
import { disc, type Drawing } from './drawing';

export const cities = {
  kelp: {
    colour: 'var(--kelp)',
    shapes: [
      ['a', 'M11 22.5c-1.6-4.5 1-7-.2-11S12 5.5 11 1.500c3.6 3.6 1.7 6.5 2.5 10s-1.6 7 .3 11z'],
      ['a', 'M10.5 9C6.5 9.6 4 7.8 3.5 4c4 .2 6.6 1.7 7 5zM13.5 13c3.8 0 6.2-2 6.5-5.6-3.8.2-6.2 2-6.5 5.600zM10.6 18C6.9 18.2 4.5 16.5 4 13c3.6.2 5.9 1.9 6.6 5z'],
      ['line-b', 'M12 20.500c-.9-3.5 1-6 .2-10'],
    ],
  },
  steelplast: {
    colour: 'var(--steel)',
    shapes: [
      ['a', 'M2 8l10-5.500L22 8l-10 5.500z'],
      ['b', 'M2 10.200l9 5v6.300l-9-5z'],
      ['a', 'M22 10.200l-9 5v6.300l9-5z'],
    ],
  },
  science: {
    colour: 'var(--science)',
    shapes: [
      ['line-a', 'M12 4.500c6 0 10 3.3 10 7.500s-4 7.5-10 7.500S2 16.2 2 12s4-7.5 10-7.500z'],
      ['line-a', 'M5.5 3.500c3-1.5 8 1.5 11 6.700s3.4 11 .4 12.6-8-1.5-11-6.7-3.4-11-.4-12.600z'],
      ['a', disc(12, 12, 2.8)],
      ['b', disc(5, 8, 1.5)],
      ['b', disc(19.5, 15, 1.5)],
    ],
  },
  biomass: {
    colour: 'var(--violet)',
    shapes: [
      ['a', 'M12 2c5 4.5 8 8.6 8 12.500a8 8 0 0 1-16 0C4 10.6 7 6.5 12 2z'],
      ['b', disc(9.5, 15.5, 2.4)],
      ['b', disc(14.5, 13, 1.7)],
      ['b', disc(13.5, 18, 1.3)],
    ],
  },
  farm: {
    colour: 'var(--kelp)',
    shapes: [
      ['b', 'M2 20h20v2.500H2z'],
      ['a', 'M3.5 19C2 15 5 13 3.8 8c3.2 3.2 1 6.5 2.4 11zM10.5 19c-2-5.5 1.4-8.5 0-14.5 3.8 4 1.2 9 3 14.500zM17.8 19c-1.5-4 1.5-6 .3-11 3.2 3.2 1 6.5 2.4 11z'],
    ],
  },
  desalination: {
    colour: 'var(--brass)',
    shapes: [
      ['a', 'M4 9h16v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM7 4h4v5H7zM13 6h4v3h-4z'],
      ['b', 'M12 11c2 2 3.2 3.7 3.2 5.300a3.2 3.2 0 0 1-6.4 0c0-1.6 1.2-3.3 3.2-5.300z'],
    ],
  },
  laboratory: {
    colour: 'var(--science)',
    shapes: [
      ['a', 'M8.5 1.500h7v2.300h-1.200v5.100l5.8 9.600c1.1 1.8-.1 4-2.2 4H6.100c-2.1 0-3.3-2.2-2.2-4l5.8-9.600V3.800H8.500z'],
      ['b', 'M8.2 14.500h7.600l2.6 4.400c.4.7 0 1.4-.7 1.400H6.300c-.7 0-1.1-.7-.7-1.400z'],
    ],
  },
  building: {
    colour: 'var(--text)',
    shapes: [
      ['a', 'M3 22V11l5-3.500V22zM9.5 22V4l5-2.500V22zM16 22V9l5 3v10z'],
      ['b', 'M11 6h2v3h-2zM11 11h2v3h-2zM11 16h2v3h-2z'],
    ],
  },
  tunnel: {
    colour: 'var(--steel)',
    shapes: [
      ['a', 'M2 8h20v8H2z'],
      ['b', 'M2 10.300h20v3.400H2z'],
      ['a', 'M5 6h2.500v12H5zM10.8 6h2.500v12h-2.500zM16.5 6H19v12h-2.500z'],
    ],
  },
  city: {
    colour: 'var(--water-0, #dff3f5)',
    shapes: [
      ['a', 'M1.5 19C1.5 11 6 4 12 4s10.5 7 10.5 15z'],
      ['b', 'M7 19v-6h3v6zM11 19V8.500h3V19zM15 19v-8h2.500v8z'],
      ['a', 'M1 20h22v2.500H1z'],
    ],
  },
  symbiotic: {
    colour: 'var(--violet)',
    shapes: [
      ['a', 'M1.5 19C1.5 11 6 4 12 4s10.5 7 10.5 15z'],
      ['b', 'M12 7.500c3 2.7 4.7 5 4.7 7.200a4.7 4.7 0 0 1-9.4 0c0-2.2 1.7-4.5 4.7-7.200z'],
      ['a', 'M1 20h22v2.500H1z'],
    ],
  },
  structure: {
    colour: 'var(--text)',
    shapes: [
      ['a', 'M2 13h9v9H2z'],
      ['b', disc(17.5, 17.5, 4.5)],
      ['a', 'M12 2l5.5 9h-11z'],
    ],
  },
  upgrade: {
    colour: 'var(--kelp)',
    shapes: [
      ['a', 'M12 1.500l9 9.500h-5v4H8v-4H3z'],
      ['b', 'M8 17h8v2.500H8zM8 21h8v2H8z'],
    ],
  },
  step: {
    colour: 'var(--brass)',
    shapes: [
      ['b', 'M3 17h6v5H3zM9 12h6v10H9zM15 7h6v15h-6z'],
      ['line-a', 'M3 12.500L11 5M11 5H6.500M11 5v4.5'],
    ],
  },
  metropolis: {
    colour: 'var(--science)',
    shapes: [
      ['a', 'M12 1.500l2.8 6.2 6.7.6-5 4.6 1.5 6.600L12 16l-6 3.5 1.5-6.6-5-4.6 6.7-.6z'],
      ['b', 'M4 20.500h16V23H4z'],
    ],
  },
  special: {
    colour: 'var(--pearl)',
    shapes: [
      ['a', 'M6 1.500h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z'],
      ['b', 'M12 5.500l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5z'],
    ],
  },
  action: {
    colour: 'var(--brass)',
    shapes: [
      ['a', 'M6 1.500h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z'],
      ['b', 'M13.5 4.500L7.5 13h3.800l-1.3 6.5 6.5-9h-4z'],
    ],
  },
  permanent: {
    colour: 'var(--science)',
    shapes: [
      ['line-a', 'M2.5 12c0-3 2-5 4.5-5 4.5 0 5.5 10 10 10 2.5 0 4.5-2 4.5-5s-2-5-4.5-5c-4.5 0-5.5 10-10 10-2.5 0-4.5-2-4.5-5z'],
    ],
  },
  instant: {
    colour: 'var(--coral)',
    shapes: [['a', 'M14 1.500L4.5 13.500h6L9 22.500l10.5-13h-6.500z']],
  },
  production: {
    colour: 'var(--kelp)',
    shapes: [
      ['a', 'M10.3 1.500h3.400l.6 3 2.7 1.1 2.6-1.6 2.4 2.4-1.6 2.6 1.1 2.7 3 .6v-.6 3.400l-3 .6-1.1 2.7 1.6 2.6-2.4 2.4-2.6-1.6-2.7 1.1-.6 3h-3.400l-.6-3L7 20.800l-2.6 1.600L2 20l1.6-2.6-1.1-2.7-2-.4v-4.600l2-.4 1.1-2.700L2 4l2.4-2.400L7 3.200l2.7-1.100z'],
      ['b', disc(12, 12, 4.2)],
    ],
  },
  contract: {
    colour: 'var(--pearl)',
    shapes: [
      ['a', 'M5 1.500h14v21H5z'],
      ['line-b', 'M8 6h8M8 9.500h8M8 13h5'],
      ['b', disc(15.5, 17.5, 2.8)],
    ],
  },
  clone: {
    colour: 'var(--violet)',
    shapes: [
      ['b', 'M2 2h13v13H2z'],
      ['a', 'M9 9h13v13H9z'],
      ['line-b', 'M15.5 12v7M12 15.500h7'],
    ],
  },
  ready: {
    colour: 'var(--kelp)',
    shapes: [
      ['line-a', 'M20 12a8 8 0 1 1-2.7-6'],
      ['a', 'M21.5 1.500v7h-7z'],
    ],
  },
  exchange: {
    colour: 'var(--text)',
    shapes: [
      ['a', 'M2 7h13V3l7 5.5-7 5.500v-4H2zM22 15H9v-3l-7 5.500L9 23v-4h13z'],
    ],
  },
  or: {
    colour: 'var(--muted)',
    shapes: [['line-a', 'M8.5 21.5L15.5 2.5']],
  },
  hand: {
    colour: 'var(--steel)',
    shapes: [
      ['b', 'M2.5 6.500l8-3 5 14-8 3z'],
      ['a', 'M8 3.500h9a1.5 1.5 0 0 1 1.5 1.500v14H8z'],
      ['b', 'M18.5 8l3 1-4.5 13-3-1z'],
    ],
  },
} satisfies Record<string, Drawing>;
