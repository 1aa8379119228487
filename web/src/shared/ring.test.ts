import { expect, it } from 'vitest';
import { light, means, named, ring } from './ring';
import type { GameEvent, Worth } from '../lib/wire';

const event = (args: Record<string, unknown>, said = true): GameEvent => ({ seq: 0, number: 0, name: 'x', args, only: null, text: said ? { id: 'x', args: {} } : null });

it('knows what events speak of', () => {
  expect(named([event({ seat: 1, card: 'O02', row: 2 }), event({ card: 'O02' }), event({ card: 'C01' }, false)])).toEqual(['O02']);
  expect(named([event({ zone: 'oil_rig', cell: 'E1' })])).toEqual(['oil_rig.E1', 'oil_rig']);
});

it('knows names on the board', () => {
  expect([means('space:S4', 'S4'), means('S4', 'S4'), means('space:S14', '4'), means('hex.1,2', '1,2')]).toEqual([true, true, false, true]);
});

it('rings what somebody has done, and nothing of others', () => {
  document.body.innerHTML = '<div id="host"><i data-place="card:A1"></i><section data-seat="1"><i data-spot="dome"></i></section><section data-seat="0"><i data-place="dome"></i></section></div>';
  const host = document.querySelector<HTMLElement>('#host')!;
  const undo = ring(host, 1, [event({ seat: 1, card: 'A1', to: 'dome' })]);
  expect([...host.querySelectorAll('[data-ringed]')].map((one) => one.outerHTML.includes('A1') || one.closest('section')!.dataset['seat'])).toEqual([true, '1']);
  expect(host.querySelectorAll('[data-lit-seat]').length).toBe(1);
  undo();
  expect(host.querySelectorAll('[data-ringed], [data-lit-seat]').length).toBe(0);
});

it('rings nothing in the words that tell of it', () => {
  document.body.innerHTML = '<div id="host"><p class="ticker"><i data-look="A1"></i></p></div>';
  ring(document.querySelector<HTMLElement>('#host')!, 1, [event({ seat: 1, card: 'A1' })]);
  expect(document.querySelectorAll('[data-ringed]').length).toBe(0);
});

it('lights what gave points: the piece, its name elsewhere, or the goods of its owner', () => {
  document.body.innerHTML =
    '<div id="host"><i data-place="goal:1"></i><section data-seat="0"><i data-place="city:C1"></i></section><section data-seat="1"><b data-purse="1"></b><i data-spot="city:C1"></i><i data-look="A7"></i></section></div>';
  const host = document.querySelector<HTMLElement>('#host')!;
  const worth = (seat: number, sort: string, id = ''): Worth => ({ seat, place: { sort, id }, points: 2 });
  const [marked, undo] = light(host, [worth(0, 'goal', '1'), worth(1, 'goal', '1'), worth(1, 'city', 'C1'), worth(1, 'card', 'A7'), worth(1, 'card', 'A9'), worth(1, 'purse')]);
  const seats = [...marked].map(([piece, given]) => [piece.outerHTML.match(/"([^"]+)"/)![1], given.map(({ seat }) => seat)]);
  expect(seats).toEqual([['goal:1', [0, 1]], ['city:C1', [1]], ['A7', [1]], ['1', [1, 1]]]);
  expect(host.querySelectorAll('[data-ringed]').length).toBe(4);
  undo();
  expect(host.querySelectorAll('[data-ringed]').length).toBe(0);
});
