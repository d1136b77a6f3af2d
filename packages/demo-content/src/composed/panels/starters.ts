import type { Placed } from './panel-picture.ts';

type Starter = 'soft-starter' | 'star-delta' | 'drive';

const codes: Readonly<Record<Starter, string>> = { 'soft-starter': 'SS', 'star-delta': 'SD', drive: 'VF' };
const words: Readonly<Record<Starter, readonly [one: string, several: string]>> = {
  'soft-starter': ['soft starter', 'soft starters'],
  'star-delta': ['star-delta starter', 'star-delta starters'],
  drive: ['variable frequency drive', 'variable frequency drives'],
};

/** Starters in the place of the contactors, one for each pump. */
export const starters = (pumps: number, kinds: readonly Starter[]): Placed[] =>
  kinds.map((kind) => ({
    name: kind,
    words: words[kind][pumps === 1 ? 0 : 1],
    module: kind,
    row: 1,
    x: 6,
    count: pumps,
    slot: 'starters',
    isExtra: true,
    when: [`Starting.${codes[kind]}`],
  }));
