// The signs of the four field symbols, around the origin, within a circle of radius 7: no colour says it alone.
export const SIGNS: Record<string, string> = {
  blue: 'M-6 -2.500q3 -3.500 6 0t6 0M-6 2.500q3 -3.500 6 0t6 0',
  yellow: 'M-2.800 0a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0 -5.600 0M0 -6.500v1.500M0 5v1.500M-6.500 0h1.500M5 0h1.500M-4.600 -4.600l1 1M3.600 3.600l1 1M-4.600 4.600l1 -1M3.600 -3.600l1 -1',
  brown: 'M0 -5L5.500 4.500H-5.500z',
  green: 'M-4.500 4.500C-5.500 -2 -1 -5.500 5 -5C5.500 1 2 5.500 -4.500 4.500zM-4.500 4.500L1 -1',
};
