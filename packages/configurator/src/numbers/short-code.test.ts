import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeShareCode, encodeShortCode, initialSelection, type Selection, setQuantity, setValue } from '../index.ts';
import { choice, click, configurator, number, sequence, several, text } from '../testing/build.ts';
import { soundConfigurators, steps, walk } from '../testing/index.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';

const config = configurator([
  choice('A', ['1', '2']),
  several('B', ['x', { code: 'y', maxQty: 5 }], { showIf: ['A.1'] }),
  number('L', { max: 9, min: -9, step: 0.25 }),
]);
const decoded = (code: string, of = config) => decodeShareCode(of, code);

test('a short code reads as the selection it was made of, for every sound configurator', () => {
  fc.assert(
    fc.property(soundConfigurators(), steps(), (any, clicks) => {
      for (const selection of walk(any, clicks)) {
        expect(decoded(encodeShortCode(any, selection), any)).toEqual({ ok: true, selection });
      }
    }),
    runsOfSearch(150),
  );
});

test('quantities and numbers that are no whole ones are kept', () => {
  const chosen = setValue(config, setQuantity(config, click(config, ['A.1', 'B.x', 'B.y']), 'B', 'y', 3), 'L', -2.75);
  expect(decoded(encodeShortCode(config, chosen))).toEqual({ ok: true, selection: chosen });
});

const typed = configurator(
  [text('T'), sequence('S', ['a', 'b', 'c', 'd']), { name: 'P', kind: 'assembly', part: 'p' }],
  { parts: { p: configurator([choice('Q', ['q', { code: 'r', qty: 2, maxQty: 4 }])]) } },
);

test.each<[typeof config, Selection, string]>([
  [config, [[0, 0], [0, 0], []], 'ssJPe'],
  [config, [[0, 1], [0, 0], []], 'ssJPe4'],
  [config, [[1, 0], [0, 1], [9]], 'ssJPe3s4'],
  [config, [[1, 0], [1, 3], [-2.75]], 'ssJPe2482VOu'],
  [typed, [[], [], []], 'srmMa'],
  [typed, [['x'], [], [[[0, 2]]]], 'srmMajjw-'],
  [typed, [[], ['d'], [[[0, 4]]]], 'srmMaRyckw'],
  [typed, [['Pump é 😀'], ['a', 'd', 'b'], [[[1, 0]]]], 'srmMaxig6trgQQAHSQQ-wBPDF6'],
])('a link that was sent once reads as it did, as its code is written as ever: case %#', (of, selection, code) => {
  expect(encodeShortCode(of, selection)).toBe(code);
  expect(decoded(code, of)).toEqual({ ok: true, selection });
});

test('nothing chosen is the mark of the configurator alone', () => {
  expect(encodeShortCode(config, initialSelection(config)).length).toBeLessThanOrEqual(5);
});

describe('a code that does not fit', () => {
  const code = encodeShortCode(config, click(config, ['A.1', 'B.x']));
  test('is stale where an option was added', () => {
    const grown = configurator([choice('A', ['1', '2', '3']), ...config.configGroups.slice(1)]);
    expect(decoded(code, grown)).toEqual({ ok: false, code: 'stale' });
  });
  test('is stale where the rules forbid it', () => {
    const barred = configurator([choice('A', ['1', '2']), several('B', ['x', 'y'], { showIf: ['A.2'] })]);
    const open = configurator([choice('A', ['1', '2']), several('B', ['x', 'y'])]);
    const free = encodeShortCode(open, click(open, ['A.1', 'B.x']));
    expect(decoded(free, barred)).toEqual({ ok: false, code: 'stale' });
  });
  test.each(['s!', 's ', 'sé'])('%s is malformed', (text) => {
    expect(decoded(text)).toEqual({ ok: false, code: 'malformed' });
  });
  test('is refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (tail) => {
        expect([true, false]).toContain(decoded(`${code.slice(0, 5)}${tail}`).ok);
      }),
    );
  });
});

test('where the start depends on who asks, a code counts from nothing: of nothing it has but the mark of the shape', () => {
  const asked = configurator(
    [choice('A', [{ code: '1', selected: true }, '2']), several('B', ['x', 'y']), number('N', { max: 9 })],
    { context: [{ name: 'market', values: ['US', 'CA'] }] },
  );
  const nothing = [[0, 0], [0, 0], []];
  expect(encodeShortCode(asked, nothing).length).toBeLessThanOrEqual(5);
  expect(encodeShortCode(asked, [[1, 0], [0, 0], []]).length).toBeGreaterThan(5);
  expect(decoded(encodeShortCode(asked, [[0, 1], [0, 1], [7]]), asked)).toMatchObject({
    selection: [[0, 1], [0, 1], [7]],
  });
});

test('a list that is too short is written as if nothing more were selected', () => {
  const short = encodeShortCode(config, [[1], [1, 3], [2]]);
  expect(short).toBe(encodeShortCode(config, [[1, 0], [1, 3], [2]]));
  const threes = configurator([several('A', ['a', 'b', 'c'])]);
  expect(encodeShortCode(threes, [[1, 1]])).toBe(encodeShortCode(threes, [[1, 1, 0]]));
});
