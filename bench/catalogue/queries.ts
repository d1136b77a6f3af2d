import { generatedNumber } from './generated-configurator.ts';
import { pick, randomFrom } from './random.ts';

/** What people type, letter by letter, and what they paste. */
const typed = [
  'duplex panel',
  'pump float',
  'piggyback',
  'nema 4x',
  'normally open',
  'pigyback',
  'duplux',
  'high water alarm',
  'level switch',
  'effluent',
  'beacon horn',
  'three-phase panel 4x',
];

export function generatedQueries(count: number): string[] {
  const random = randomFrom(7);
  const kinds: readonly (() => string)[] = [
    () => {
      const text = pick(typed, random);
      return text.slice(0, 1 + random(text.length));
    },
    () => String(7_000_000 + random(100_000)).slice(0, 1 + random(7)),
    () => String(7_000_000 + random(100_000)).slice(3),
    () => `pf${20 + random(7) * 10}n`,
    () => `${pick(typed, random)} ${20 + random(3) * 10}`,
    () => generatedNumber(`B0${random(7)}`, random(900)).modelNumber,
    () => generatedNumber(`K0${random(7)}`, random(900)).modelNumber.replace('-1-', '-9-'),
    () => generatedNumber(`C0${random(7)}`, random(900)).modelNumber.slice(0, 4 + random(18)),
  ];
  return Array.from({ length: count }, (_, index) => (kinds[index % kinds.length] ?? (() => ''))());
}
