import { compile } from '@millrace/catalogue';
import { type Configurator, evaluate, parseModelNumber } from '@millrace/configurator';
import type { Content } from '@millrace/contract/content';
import { type Rename, type RenamedRows, renameInContent } from '@millrace/studio';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const demo = demoContent();
const families = demo.families.flatMap(({ id, name, configurator }) =>
  configurator === null ? [] : [{ id, name, configurator }],
);

/** The content with the rows of a rename in place. */
function after(content: Content, renamed: RenamedRows): Content {
  if (!renamed.ok) throw new Error(JSON.stringify(renamed.refusal));
  const rows = new Map(renamed.rows.map(({ kind, id, row }) => [`${kind} ${id}`, row]));
  return Object.fromEntries(
    Object.entries(content).map(([kind, list]) => [kind, list.map((row) => rows.get(`${kind} ${row.id}`) ?? row)]),
  ) as Content;
}

const familyIn = (content: Content, id: number) => {
  const family = content.families.find((one) => one.id === id);
  if (!family?.configurator) throw new Error('no such family');
  return { ...family, configurator: family.configurator };
};

/** The places that a rename may reach, without former codes. */
const withoutFormer = ({ families, customerFamilies, products, circuits, pictures }: Content): string =>
  JSON.stringify({ families, customerFamilies, products, circuits, pictures }, (field, value) =>
    field === 'formerCodes' ? undefined : value,
  );

const back = (rename: Rename): Rename => ({ ...rename, from: rename.to, to: rename.from });

/** Any group or code of any configured family, with a name that nothing else has. */
const renames = fc
  .tuple(fc.constantFrom(...families), fc.nat(), fc.nat(), fc.constantFrom('ZQ7', '7"Z', 'Z|7', '*'), fc.boolean())
  .map(([{ id, configurator }, group, option, to, isGroup]): { id: number; rename: Rename } => {
    const at = configurator.configGroups[group % configurator.configGroups.length];
    const codes = (at?.options ?? []).map(({ code }) => code).filter((code) => code !== '');
    const from = codes[option % Math.max(codes.length, 1)];
    const name = at?.name ?? '';
    if (isGroup || from === undefined) return { id, rename: { of: 'group', from: name, to: 'New: "Group".1' } };
    return { id, rename: { of: 'code', group: name, from, to } };
  });

const reads = (configurator: Configurator, number: string) => {
  const read = parseModelNumber(configurator, number);
  if (!read.ok) return read.code;
  const { complete, total, optionsDescription } = evaluate(configurator, read.selection);
  return { complete, total, optionsDescription };
};

describe('a group or a code of the demo', () => {
  const asItIs = withoutFormer(demo);

  test('renamed there and back leaves every row as it was, but for former codes', () => {
    fc.assert(
      fc.property(renames, fc.boolean(), ({ id, rename }, keepsReading) => {
        const there = after(demo, renameInContent(demo, id, rename, { keepsReading }));
        const again = after(there, renameInContent(there, id, back(rename), { keepsReading }));
        expect(withoutFormer(again) === asItIs).toBe(true);
      }),
      { numRuns: 12, seed: 263 },
    );
  });

  test('renamed: its numbers, as they are written now, mean and cost what they did', () => {
    fc.assert(
      fc.property(renames, ({ id, rename }) => {
        const now = after(demo, renameInContent(demo, id, rename, { keepsReading: true }));
        const [one, other] = [familyIn(demo, id), familyIn(now, id)];
        const numbersIn = (content: Content) => [
          ...familyIn(content, id).validNumbers.map(({ number }) => number),
          ...content.products.flatMap(({ familyId, configModelNo }) =>
            familyId === id && configModelNo !== null ? [configModelNo] : [],
          ),
        ];
        const before = numbersIn(demo).map((number) => reads(one.configurator, number));
        expect(numbersIn(now).map((number) => reads(other.configurator, number))).toEqual(before);
      }),
      { numRuns: 20, seed: 264 },
    );
  });

  test('renamed with its old code kept: every number of the demo goes on being read, or is named', () => {
    fc.assert(
      fc.property(renames, ({ id, rename }) => {
        const renamed = renameInContent(demo, id, rename, { keepsReading: true });
        const { configurator } = familyIn(after(demo, renamed), id);
        const named = renamed.ok ? renamed.stops.map(({ number }) => number) : [];
        for (const { number } of familyIn(demo, id).validNumbers)
          expect({ number, read: parseModelNumber(configurator, number).ok || named.includes(number) }).toEqual({
            number,
            read: true,
          });
      }),
      { numRuns: 20, seed: 265 },
    );
  });
});

test.each<[string, Rename]>([
  ['harrier-simplex', { of: 'code', group: 'Enclosure', from: '4XG', to: '4XF' }],
  ['tern-duplex', { of: 'code', group: 'Supply', from: '4', to: '48' }],
  ['float-trees', { of: 'group', from: 'Pole', to: 'Stem' }],
  ['sora-narrow-angle', { of: 'code', group: 'Contact', from: 'DT', to: 'CO' }],
])('%s with a rename in all content compiles without an error: %j', (slug, rename) => {
  const id = demo.families.find((family) => family.slug === slug && !family.intrinsicallySafe)?.id ?? 0;
  const compiled = compile(after(demo, renameInContent(demo, id, rename, { keepsReading: true })), { revision: 1 });
  expect(compiled.ok ? [] : compiled.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
