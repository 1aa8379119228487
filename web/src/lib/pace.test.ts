import { expect, it } from 'vitest';
import { lasting, moment } from './pace';

it('tells a time in its greatest unit', () => {
  expect([300, 259_200, 5400, 1.2].map(lasting)).toEqual(['5 minutes', '3 days', '1.5 hours', '1.2 seconds']);
});

it('names the day only where it is another one', () => {
  const now = new Date(2026, 10, 18, 9, 0);
  expect(moment(new Date(2026, 10, 18, 14, 32), now)).not.toContain('18');
  expect(moment(new Date(2026, 10, 21, 14, 32), now)).toContain('21');
});
