import { describe, expect, it } from 'vitest';
import { angle, field, gapAngle, polar } from './dial';

describe('the dial', () => {
  it('runs from left over the top to right', () => {
    expect(angle(7.5, 15)).toBeCloseTo(90);
    expect(angle(-0.5, 15)).toBeCloseTo(180);
    expect(angle(15.5, 15)).toBeCloseTo(0);
    for (let place = 0; place < 15; place += 1) expect(angle(place, 15)).toBeGreaterThan(angle(place + 1, 15));
  });

  it('is symmetric', () => {
    expect(angle(0, 15) + angle(15, 15)).toBeCloseTo(180);
  });

  it('has its pointer exactly between two fields', () => {
    expect(gapAngle(3, 15)).toBeCloseTo((angle(3, 15) + angle(4, 15)) / 2);
  });

  it('measures angles counter-clockwise, with y downwards as on a screen', () => {
    const { x, y } = polar(10, 90);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-10);
  });

  it('draws a closed outline for each field', () => {
    expect(field(0, 15, 80, 100)).toMatch(/^M.*A100 100 0 0 1 .*L.*A80 80 0 0 0 .*Z$/);
    expect(field(7.5, 15, 80, 100, -7.6)).toContain('A100 100 0 1 1'); // all of them at once: more than half a circle
  });
});
