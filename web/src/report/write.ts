// Numbers and words, as the language of the report has them.
import type { Data, Estimate } from './data';

export interface Writer {
  say: (word: string) => string;
  label: (id: string) => string;
  /** What an item is called where others stand beside it: seat 3, not 3. */
  name: (item: { group: string; item: string }) => string;
  number: (value: number, digits?: number) => string;
  /** A figure with half of its interval; a difference has its sign. */
  figure: (estimate: Estimate | null | undefined, percent?: boolean, signed?: boolean, digits?: number) => string;
}

export function writer(data: Data): Writer {
  const formats = new Map<number, Intl.NumberFormat>();
  function number(value: number, digits = 1): string {
    let format = formats.get(digits);
    if (!format) formats.set(digits, (format = new Intl.NumberFormat(data.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })));
    return format.format(Number(value.toFixed(digits)) + 0);
  }
  const label = (id: string) => data.labels[id] ?? id;
  return {
    say: (word) => data.words[word] ?? word,
    label,
    name: ({ group, item }) => (label(item) === item ? `${label(group)}: ${item}` : label(item)),
    number,
    figure(estimate, percent = false, signed = false, digits = 1) {
      if (!estimate) return '–';
      const factor = percent ? 100 : 1;
      const mean = number(factor * estimate.mean, digits);
      const sign = signed && Number((factor * estimate.mean).toFixed(digits)) > 0 ? '+' : '';
      const reach = estimate.high === null ? '?' : number(factor * (estimate.high - estimate.mean), digits);
      return `${sign}${mean} ±${reach}`;
    },
  };
}
