import { pick, randomFrom, scaleNumber } from '@millrace/demo-content/scale';

/** Texts that people type letter by letter, or paste. */
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
    () => `px${20 + random(7) * 10}n`,
    () => `${pick(typed, random)} ${20 + random(3) * 10}`,
    () => scaleNumber(`B0${random(7)}`, random(900)).modelNumber,
    () => scaleNumber(`K0${random(7)}`, random(900)).modelNumber.replace('-1-', '-9-'),
    () => scaleNumber(`C0${random(7)}`, random(900)).modelNumber.slice(0, 4 + random(18)),
  ];
  return Array.from({ length: count }, (_, index) => (kinds[index % kinds.length] ?? (() => ''))());
}
