import { beforeEach, describe, expect, it } from 'vitest';
import { acts, beside, iconAt, sectionAt, tip, told } from './tip';

describe('what is told', () => {
  it('is the label, without what the card says', () => {
    const founder = ['Founder', 'Sail 1', 'Draw 3 tiles.'];
    expect(tip('Money: 3', [])).toBe('Money: 3');
    expect(tip('Play Founder. Founder. Sail 1. Draw 3 tiles.', ['Founder. Sail 1'])).toBe('Play Founder. Draw 3 tiles');
    expect(tip('Founder. Sail 1. Has acted', founder)).toBe('Has acted');
    expect(tip('A1. Founder. Sail 1. Draw 3 tiles.', founder)).toBe('');
    expect(tip('Founder. Draw 3 tiles.', founder)).toBe('');
  });

  it('is about pieces and buttons, not about whole areas', () => {
    document.body.innerHTML = '<div role="group" aria-label="All"><p><b role="img" aria-label="One"><i>1</i></b></p><button aria-label="Do">x</button><u>2</u></div>';
    const at = (name: string) => told(document.querySelector(name))?.getAttribute('aria-label');
    expect([at('i'), at('button'), at('u'), at('p')]).toEqual(['One', 'Do', undefined, undefined]);
    expect(told(null)).toBeUndefined();
  });

  it('is about the icon or piece beside a number', () => {
    document.body.innerHTML = '<p><svg data-icon="coin"></svg> <b>10</b></p><p><i role="img" aria-label="Card">?</i><small>×6</small></p><p><b>7</b></p>';
    const beside = [...document.querySelectorAll('b, small')].map((one) => told(one)?.outerHTML.slice(0, 9));
    expect(beside).toEqual(['<svg data', '<i role="', undefined]);
  });
});

describe('the rule', () => {
  beforeEach(() => void (document.body.innerHTML = `
    <p id="card" role="img" aria-label="A card" data-place="bonus:B01"><svg id="coin" data-icon="coin"><path /></svg><b>1</b></p>
    <p id="dial" role="img" aria-label="Damage: 3"><svg data-icon="unknown"></svg><svg data-icon="damage"></svg><b>3</b></p>
    <p id="lit" data-glow="choose" role="button" aria-label="Buy"><i>1</i></p><p><u>2</u></p>`));
  const at = (name: string) => document.querySelector(name);

  it('is that of the icon, of the place, or of the first icon there', () => {
    expect(sectionAt('new-eden', at('#coin path'))).toBe('development');
    expect(sectionAt('new-eden', at('#card b'))).toBe('round-scoring');
    expect(sectionAt('new-eden', at('#dial b'))).toBe('damage');
    expect(sectionAt('new-eden', at('u'))).toBeUndefined();
    expect(iconAt(at('#coin path'))).toBe('coin');
  });

  it('does not take a press from what does something else', () => {
    expect([acts(at('#lit i')), acts(at('#card b')), acts(null)]).toEqual([true, false, false]);
  });
});

describe('the place of a tip', () => {
  const window = { width: 400, height: 300 };
  it('is above, else below, within the window', () => {
    expect(beside({ left: 180, right: 220, top: 100, bottom: 120 }, 100, 20, window)).toEqual({ x: 150, y: 74 });
    expect(beside({ left: 380, right: 400, top: 10, bottom: 30 }, 100, 20, window)).toEqual({ x: 294, y: 36 });
    expect(beside({ left: 0, right: 10, top: 0, bottom: 300 }, 100, 20, window)).toEqual({ x: 6, y: 274 });
  });
  it('is on the other side where the piece in full lies', () => {
    const piece = { left: 180, right: 220, top: 100, bottom: 120 };
    expect(beside(piece, 100, 20, window, { left: 0, right: 170, top: 60, bottom: 200 }).y).toBe(74);
    expect(beside(piece, 100, 20, window, { left: 0, right: 170, top: 60, bottom: 110 }).y).toBe(126);
    expect(beside(piece, 100, 20, window, { left: 230, right: 400, top: 60, bottom: 110 }).y).toBe(126);
    expect(beside(piece, 100, 20, window, { left: 260, right: 400, top: 60, bottom: 110 }).y).toBe(74);
  });
});
