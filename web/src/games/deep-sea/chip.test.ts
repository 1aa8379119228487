import { expect, it } from 'vitest';
import { band, type Piece } from '../../shared/face';
import { bands, sideName } from './chip';

it('shows all symbols of a journal', () => {
  expect(bands(['brown', 'green'])).toBe(`linear-gradient(${band('brown')} 0% 50%, ${band('green')} 50% 100%)`);
});

it('calls a senior by a name of its own', () => {
  const text = (id: string, args: Record<string, unknown> = {}) => ({ id, args });
  const face = { icon: 'person', bands: [], word: '', number: '', lines: [], final: [], sides: {} };
  const texts = [text('deep-sea-line-senior', { name: text('deep-sea-senior-x') })];
  const piece: Piece = { id: 'x', kind: 'crew', name: text('x'), texts, source: 'public', face, data: {} };
  expect([sideName(piece, true).id, sideName(piece, false).id]).toEqual(['deep-sea-senior-x', 'x']);
});
