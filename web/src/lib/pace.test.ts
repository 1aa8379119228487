import { expect, it } from 'vitest';
import { ago, lasting, left } from './pace';

it('tells a time in its greatest unit', () => {
  expect([300, 259_200, 5400, 1.2].map(lasting)).toEqual(['5 minutes', '3 days', '1.5 hours', '1.2 seconds']);
});

it('tells what is left and what has passed in whole units', () => {
  expect([0.4, 59.2, 61, 7300].map(left)).toEqual(['1 second', '1 minute', '2 minutes', '3 hours']);
  const now = Date.parse('2026-11-18T12:00:00Z');
  expect(['2026-11-18T11:59:30Z', '2026-11-18T11:57:10Z', '2026-11-16T11:00:00Z'].map((when) => ago(when, now))).toEqual(['', '2 minutes', '2 days']);
});
