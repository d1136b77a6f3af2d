import type { Configurator } from '@millrace/configurator';
import type { ContentFamily, ContentProduct } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { type Rename, type RenamedContent, renameInContent } from '../index.ts';

const panel: Configurator = {
  prefix: 'P-',
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Box', multiselect: true, options: [{ code: '4X' }, { code: '12' }] },
  ],
  aliases: [{ from: 'OLD', to: 'P-3-12' }],
};

const said = <Row>(row: unknown) => row as Row;
const family = said<ContentFamily>({
  id: 1,
  name: 'Panels',
  configurator: panel,
  validNumbers: [{ number: 'P-3-12', priceCents: null }],
  refusedNumbers: ['P-1-4X'],
});
const contentOf = (given: Partial<RenamedContent> = {}): RenamedContent => ({
  families: [family],
  customerFamilies: [],
  products: [],
  viewItems: [],
  circuits: [],
  pictures: [],
  faqs: [],
  posts: [],
  documents: [],
  siteDocuments: [],
  supportVideos: [],
  carousels: [],
  events: [],
  ...given,
});
const keeping = { keepsReading: true };
const three: Rename = { of: 'code', group: 'Supply', from: '3', to: '3P' };

describe('a separator', () => {
  const slash: Rename = { of: 'separator', group: null, from: '-', to: '/' };
  const product = said<ContentProduct>({ id: 5, familyId: 1, name: '', configModelNo: 'P-3-4X' });
  const content = contentOf({ products: [product] });
  const made = (rename: Rename, keepsReading: boolean) => {
    const renamed = renameInContent(content, 1, rename, { keepsReading });
    if (!renamed.ok) throw new Error(JSON.stringify(renamed.refusal));
    return renamed;
  };

  test('becomes another, and each number that stands somewhere gets an alias', () => {
    const { rows, stops, aliases } = made(slash, true);
    expect(rows.map(({ kind }) => kind)).toEqual(['families', 'products']);
    const [first, second] = rows;
    expect(second?.row).toMatchObject({ configModelNo: 'P-3/4X' });
    expect(first?.row).toMatchObject({
      configurator: {
        groupSeparator: '/',
        aliases: [
          { from: 'OLD', to: 'P-3/12' },
          { from: 'P-3-12', to: 'P-3/12' },
          { from: 'P-3-4X', to: 'P-3/4X' },
        ],
      },
      validNumbers: [{ number: 'P-3/12' }],
    });
    expect([stops, aliases]).toEqual([[], 2]);
  });

  test('without aliases, the numbers that stop reading are named', () => {
    const { stops, aliases } = made(slash, false);
    expect([stops.map(({ number }) => number), aliases]).toEqual([['P-3-12', 'P-3-4X'], 0]);
  });

  test('of one group alone', () => {
    const configurator: Configurator = {
      ...panel,
      configGroups: (family.configurator?.configGroups ?? []).map((group, at) =>
        at === 1 ? { ...group, separator: '.' } : group,
      ),
    };
    const one = { ...family, configurator: { ...configurator, tables: [], facts: [], requires: [] }, validNumbers: [] };
    const renamed = renameInContent(
      contentOf({ families: [one] }),
      1,
      { of: 'separator', group: 'Box', from: '.', to: '/' },
      keeping,
    );
    expect(renamed.ok && renamed.rows[0]?.row).toMatchObject({
      configurator: { configGroups: [{ name: 'Supply' }, { name: 'Box', separator: '/' }] },
    });
  });

  test.each<[Rename, object]>([
    [{ ...slash, to: '' }, { code: 'blank-separator' }],
    [
      { ...slash, from: '+' },
      { code: 'unknown-separator', separator: '+' },
    ],
    [
      { ...slash, group: 'Box' },
      { code: 'unknown-separator', separator: '-' },
    ],
    [
      { ...slash, to: 'X' },
      { code: 'clash', with: 'code', name: 'Box', option: '4X' },
    ],
  ])('%j is refused', (rename, refusal) => {
    expect(renameInContent(content, 1, rename, keeping)).toEqual({ ok: false, refusal });
  });
});

describe('numbers in words', () => {
  const faqs = [
    said<RenamedContent['faqs'][number]>({ id: 8, answer: 'Take P-3-12, or P-3-12. Never XP-3-12 or P-3-12/2.' }),
  ];
  const rewritten = (agrees: boolean) =>
    renameInContent(contentOf({ faqs }), 1, three, { keepsReading: true, rewrites: () => agrees });

  test('are written anew where that is agreed to, as whole words', () => {
    const renamed = rewritten(true);
    expect(renamed.ok && renamed.rows.find(({ kind }) => kind === 'faqs')?.row).toEqual({
      id: 8,
      answer: 'Take P-3P-12, or P-3P-12. Never XP-3-12 or P-3-12/2.',
    });
  });

  test('stay, and are shown, where it is not', () => {
    const renamed = rewritten(false);
    expect(renamed.ok && [renamed.rows.map(({ kind }) => kind), renamed.mentions.length]).toEqual([['families'], 2]);
  });
});
