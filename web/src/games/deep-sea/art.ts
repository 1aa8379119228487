// What lives or lies in a zone, as a silhouette in a field of 120 x 70: shapes that are filled, and lines.
interface Art {
  fill?: string;
  line?: string;
}

const coral: Art = {
  fill: 'M8 70c2-12 0-20-6-26l5-3c4 3 6 8 7 12 1-8 0-16-4-22l5-2c4 7 5 14 4 22 3-6 7-10 12-12l3 5c-8 4-12 12-13 26zM84 70c0-10 2-16 8-22l4 3c-3 4-5 8-5 12 2-10 7-17 14-22l4 4c-7 5-11 11-12 19 3-4 7-6 12-7l1 5c-8 2-12 5-13 8zM46 70c-6-14 2-24 12-24s18 10 12 24z',
};
const smoker: Art = {
  fill: 'M20 70l6-22h9l5 22zM52 70l5-32h10l7 32zM86 70l4-18h8l6 18z',
  line: 'M30 48c-8-8 6-12 0-22s6-14 2-24M62 38c-9-8 7-12 0-21s6-11 3-17M94 52c-6-6 5-9 0-16s4-9 2-14',
};
const rift: Art = { fill: 'M0 70V26l14 6 10 20 8 2 6 16zM120 70V20l-16 8-8 22-10 4-6 16z', line: 'M52 70l4-14 8-4 6 18' };
const station: Art = {
  fill: 'M24 58a36 34 0 0 1 72 0zM14 62h92v6H14zM26 68h6v4h-6zM88 68h6v4h-6z',
  line: 'M60 24V14M40 58c0-16 8-28 20-34 12 6 20 18 20 34M30 44h60',
};
const ledge: Art = { fill: 'M0 22h34l6 14 20 4 8 16 26 4 10 10H0z' };
const trench: Art = { fill: 'M0 30l18 8 16 32H0zM120 26l-22 12-14 32h36zM56 70l4-6 4 6z', line: 'M44 44l6 26M76 42l-4 28' };

const ARTS: Record<string, Art> = {
  atoll: {
    fill: 'M6 34c18-12 90-14 108 0-10 6-98 6-108 0zM34 24c-2-8-10-10-14-7 4-5 10-6 14-2 0-6 6-9 12-6-6 0-9 3-10 8zM84 24c-2-9-11-11-16-7 4-6 12-7 16-2 1-6 7-9 13-5-6-1-10 3-11 8z',
    line: 'M34 17c2 5 3 10 2 16M84 16c-2 6-2 12-1 17M14 40c10 16 18 24 30 28M106 40c-8 16-18 24-30 28',
  },
  calm_seas: { fill: 'M30 22h60l-10 12H42zM58 20V-6l26 24zM54 20V2L36 18z', line: 'M4 46c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0 14-5 22 0' },
  dying_reef: coral,
  coldwater_reef: coral,
  sponge_gardens: { fill: 'M12 70c-4-20-2-34 4-38h10c6 4 6 18 4 38zM42 70c-3-14-2-24 4-27h12c6 3 7 13 4 27zM74 70c-6-26-3-44 4-48h14c7 4 10 22 4 48z', line: 'M16 34h10M46 45h12M78 24h14' },
  seafloor_restoration: coral,
  kelp_forest: {
    line: 'M14 72c-8-20 8-30 0-72M34 72c8-22-8-36 2-64M92 72c-8-24 8-34-2-66M108 72c8-18-6-32 2-60',
    fill: 'M12 50q-14-6-12-14 12 4 12 14zM13 28q14-4 14-12-14 2-14 12zM36 48q14-4 14-12-14 2-14 12zM33 30q-14-4-14-12 14 2 14 12zM91 46q-14-4-14-12 14 2 14 12zM92 28q14-4 12-12-12 2-12 12zM109 52q12-4 11-12-11 2-11 12zM109 34q-13-4-13-12 13 2 13 12z',
  },
  oil_rig: { fill: 'M24 14h72v8H24zM34 0h16v14H34zM72-8l8 22H64z', line: 'M34 22L22 72M86 22l12 50M34 22l52 48M86 22L34 70M28 46h64' },
  remote_anchorage: { fill: 'M22-2h76l-12 16H36zM50-14h20v12H50z', line: 'M60 14v44M60 22a4 4 0 1 0 .1 0M48 30h24M40 50c4 12 36 12 40 0' },
  sea_star: { fill: 'M12-2h96L96 16H26zM34-14h36v12H34zM46-22h16v8H46z', line: 'M84-2v-18l16 18M26 24c10 6 60 6 70 0' },
  volcanic_island: { fill: 'M20 70L48 2c4 6 20 6 24 0l28 68z', line: 'M54 4c-6-8 6-12 2-20M66 4c6-8-4-12 2-18' },
  cave_system: { fill: 'M0 0h120v70h-22c2-30-10-46-38-46S20 40 22 70H0z' },
  dolphin_pods: {
    fill: 'M14 34c14-16 44-20 62-6l14-2c-4 4-8 7-13 8 4 5 4 12 2 18-4-6-9-9-15-10-16 6-38 4-50-8zM46 20l4-12c6 4 9 8 9 13zM70 62c8-8 24-10 34-3l9-1-8 6c2 3 2 7 1 10-3-4-6-5-9-6-9 3-20 1-27-6z',
  },
  ledge_elevator: { ...ledge, line: 'M84 0v60M100 0v60M78 22h28v18H78z' },
  continental_shelf: ledge,
  looking_glass: station,
  resupply_modules: { fill: 'M10 40h30v24H10zM46 30h30v34H46zM82 42h28v22H82zM4 64h112v5H4z', line: 'M25 40V30h36M61 30v-8M76 50h6M40 52h6' },
  sea_turtles: {
    fill: 'M34 40c6-18 40-20 50-2 8 0 14-6 22-4 4 4 0 9-8 10-6 2-10 3-14 3 2 8 2 14-4 20-6-4-8-10-9-16-8 2-18 2-25-1-4 6-10 10-18 11 0-7 4-12 8-16-8-1-14-4-16-8 4-2 10-1 14 3z',
    line: 'M46 38c8-8 20-8 28 0M50 46c8 3 14 3 22 0',
  },
  shipwreck: { fill: 'M4 62c16-4 30-16 40-34l58 20c-4 12-10 18-18 22H8zM56 32l10-34 5 2-8 36zM84 42l8-24 4 2-7 24z' },
  sunken_ruins: { fill: 'M10 64h100v6H10zM18 30h10v34H18zM40 22h10v42H40zM70 36h10v28H70zM92 26h10v38H92zM14 22h40v7H14zM88 18h18v7H88z' },
  whale_calving: {
    fill: 'M4 36c10-18 46-24 74-8 10 5 16 4 22-4l10-10c2 8 1 14-3 18 5 1 9 4 11 9-8 2-16 2-22-1-18 18-66 22-92-4zM50 66c6-8 22-10 34-4 5 2 8 1 11-2l5-4c1 4 0 7-2 9 3 0 4 2 5 4-4 1-8 1-11 0-9 8-30 7-42-3z',
  },
  whale_fall: { line: 'M8 60c20-6 70-6 100 2M24 58c-4-14 0-26 8-34M40 56c-4-14 0-26 8-34M56 55c-4-14 0-26 8-34M72 56c-4-14 0-24 8-32M88 58c-3-10 0-18 6-24', fill: 'M2 58c6-8 16-8 20 0-4 8-16 8-20 0z' },
  carbonate_spires: { fill: 'M6 70l8-50 6 50zM28 70l10-66 10 66zM56 70l7-40 7 40zM76 70l12-58 10 58zM102 70l6-36 7 36z' },
  deepwater_shark: { fill: 'M4 38c20-14 50-18 74-8 10 4 18 2 26-10l8-6c0 10-1 16-4 22 3 5 5 10 4 18-8-4-14-10-18-16-8 5-16 7-24 7l-8 14c-6-4-8-9-7-15-20 0-40-2-51-6zM46 27l10-20c7 6 10 12 11 19z' },
  jellyfish_bloom: {
    fill: 'M10 26a18 16 0 0 1 36 0q-9 6-18 0-9 6-18 0zM62 36a24 22 0 0 1 48 0q-12 8-24 0-12 8-24 0z',
    line: 'M18 30c-4 10 4 14 0 26M28 30c-4 12 4 18 0 32M38 30c4 10-4 16 0 26M72 40c-4 12 4 16 0 28M86 40c-4 12 4 18 0 30M100 40c4 12-4 16 0 28',
  },
  rift_valley: rift,
  abyssal_trench: trench,
  thermal_vents: smoker,
  black_smoker: smoker,
  vortex: { line: 'M60 38c4-4 10 0 8 6s-14 8-20 0 0-22 14-22 26 14 22 28-24 22-42 14-26-30-14-46 46-22 66-6' },
  bioluminescent_fauna: {
    fill: 'M30 40c10-16 36-18 52-4l16-10c2 10 0 18-2 22 3 5 4 10 2 16l-18-10c-16 10-40 6-50-14zM44 32a3 3 0 1 0 .1 0z',
    line: 'M46 28c-8-14-20-16-28-6M14 24a4 4 0 1 0 .1 0',
  },
  brine_pool: { fill: 'M6 54c20-12 88-12 108 0-20 14-88 14-108 0z', line: 'M28 50c14-4 50-4 64 0M16 44c-4-6 2-10 0-16M102 44c4-6-2-10 0-18' },
  colossal_squid: { fill: 'M60-6l16 22-4 22H48l-4-22zM48 38h24l2 10H46z', line: 'M48 46c-4 12-16 10-20 22M53 48c-2 12-8 12-10 24M60 48v24M67 48c2 12 8 12 10 24M72 46c4 12 16 10 20 22' },
  seamount: { fill: 'M0 70c22-6 30-44 52-48 6-1 10-1 16 0 22 4 30 42 52 48z' },
  abyssal_plain: { fill: 'M0 60c20-6 36-2 60-4s40-2 60 2v12H0z', line: 'M20 50c6-3 10-3 16 0M78 48c6-3 12-3 18 0' },
  fallen_star: { fill: 'M60 4l9 20 22 2-17 15 5 22-19-12-19 12 5-22-17-15 22-2zM10 66c20-8 80-8 100 0v6H10z' },
  scaly_foot_snails: { fill: 'M20 56a18 18 0 1 1 34 4h16l6-8 4 2-4 14H14c0-6 2-10 6-12zM80 66a10 10 0 1 1 19 2h8l3-4v8H77z', line: 'M38 50a7 7 0 1 1 6-7' },
};

/** What is seen of a board. */
export const artOf = (board: string): Art => ARTS[board] ?? ledge;

/** What rises above the water from a board at the surface, around the middle of the waterline, 120 wide: colours and shapes. */
const SURFACES: Record<string, readonly (readonly [colour: string, d: string])[]> = {
  atoll: [
    ['#d9b777', 'M-52 3q10 -11 30 -9t44 -1t30 10z'],
    ['#7a5a34', 'M-24 -5q4 -14 -3 -27l4 -1q7 14 3 28zM24 -6q-3 -12 4 -22l4 1q-7 10 -4 21z'],
    ['#3f9a57', 'M-25 -32q-16 -8 -22 4q11 -4 21 -2q-13 2 -15 13q9 -9 16 -12q11 3 15 12q2 -12 -12 -14q10 -3 18 2q-6 -12 -21 -3zM30 -28q-14 -7 -19 3q9 -3 18 -1q-11 2 -13 11q8 -8 14 -10q9 3 13 10q2 -10 -10 -12q8 -2 15 2q-5 -10 -18 -3z'],
  ],
  calm_seas: [
    ['#f4fafb', 'M-2 -46v36h-24zM3 -40v30h20z'],
    ['#b5654a', 'M-30 -7h62l-10 10h-42z'],
  ],
  dying_reef: [
    ['#ff8a6b', 'M-9 3l4 -20h10l4 20z'],
    ['#f4fafb', 'M-6 -8h12l1 4h-14z'],
    ['#0a3550', 'M-2 -17v-9h4v9z'],
    ['#fff4d6', 'M-4 -32h8v7h-8z'],
  ],
  kelp_forest: [
    ['#2f7d4f', 'M-44 4q14 -9 26 0q12 -8 24 0q12 -9 30 0z'],
    ['#f4fafb', 'M14 -24q9 -9 14 1q6 -9 15 -2q-9 0 -14 8q-5 -8 -15 -7zM-20 -34q7 -7 11 1q5 -7 12 -2q-7 0 -11 7q-4 -7 -12 -6z'],
  ],
  oil_rig: [
    ['#46606e', 'M-30 -14h60v6h-60zM-25 -8h5v12h-5zM20 -8h5v12h-5zM-3 -8h6v12h-6z'],
    ['#e0b04b', 'M-26 -26h18v12h-18z'],
    ['#b9c4cc', 'M2 -46l8 32h-4l-6 -22l-6 22h-2zM14 -22h14v8h-14z'],
  ],
  remote_anchorage: [
    ['#46606e', 'M-38 -8h76l-10 12h-56z'],
    ['#b9c4cc', 'M-26 -20h14v12h-14zM-6 -16h10v8h-10z'],
    ['#e0b04b', 'M12 -34h4v26h-4zM16 -34h16v3h-16z'],
  ],
  sea_star: [
    ['#f4fafb', 'M-46 -9h92l-12 13h-68z'],
    ['#dbe7ec', 'M-30 -20h44v11h-44zM-20 -30h24v10h-24z'],
    ['#0a3550', 'M-16 -27h5v4h-5zM-8 -27h5v4h-5zM-25 -17h4v4h-4zM-17 -17h4v4h-4zM-9 -17h4v4h-4z'],
    ['#e0b04b', 'M24 -34l4 -1l3 26h-4zM26 -34l14 14l-2 2l-13 -13z'],
  ],
  volcanic_island: [
    ['#46525a', 'M-46 4q20 -16 32 -42h28q10 26 34 42z'],
    ['#5d6b70', 'M-14 -38h12q-2 24 -16 42h-28q20 -16 32 -42z'],
    ['#ff6b5e', 'M-14 -38h28l3 9q-6 -3 -9 5q-4 -8 -8 2q-5 -7 -8 4q-4 -9 -9 -11z'],
    ['#eaf6f8', 'M-3 -41q-8 -8 2 -12q9 -3 4 -11q12 4 4 13q-6 4 -1 10z'],
  ],
};

export const surfaceOf = (board: string): (typeof SURFACES)[string] => SURFACES[board] ?? [];
