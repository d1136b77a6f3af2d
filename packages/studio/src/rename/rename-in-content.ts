import type { Configurator, FieldPath } from '@millrace/configurator';
import type { Content, ContentFamily, ContentKind, CustomerFamily } from '@millrace/contract/content';
import { isEqual } from '@millrace/drafts';
import { type Rename, type RenameRefusal, refusalOf } from './rename.ts';
import { type RenameOptions, renamedConfigurator, renamerOf } from './rename-configurator.ts';
import { isStillRead, type Renamed, renamedNumber } from './rename-numbers.ts';
import { renamedRule } from './rewrite-text.ts';
import { type TouchedValue, touchedValues } from './touched.ts';

/** The rows that a rename reads. */
export type RenamedContent = Pick<
  Content,
  'families' | 'customerFamilies' | 'products' | 'viewItems' | 'circuits' | 'pictures' | 'faqs' | 'posts' | 'documents'
>;

/** A row as it is after the rename, with each value that is another. */
export interface RenamedRow {
  kind: ContentKind;
  id: number;
  row: object;
  touches: readonly TouchedValue[];
}

/** A number where it stands. */
export interface PlacedNumber {
  kind: ContentKind;
  id: number;
  path: FieldPath;
  number: string;
}

export type RenamedRows =
  | {
      ok: true;
      rows: readonly RenamedRow[];
      /** Numbers as they stood that are read no more, or as something else. */
      stops: readonly PlacedNumber[];
      /** Numbers in words that people wrote: they stay as they are, and are read as long as former codes are. */
      mentions: readonly PlacedNumber[];
    }
  /** `where` is the family of a customer that refuses, if it is one. */
  | { ok: false; refusal: RenameRefusal; where?: { kind: ContentKind; id: number } };

/**
 * Renames a group, a code or the beginning of the numbers of a family's configurator in all content: in the configurator, in those of customers and in those that have it
 * as a part; in what is drawn of the family; in the numbers of products, known numbers, aliases and tiles. Nothing is changed in place.
 */
export function renameInContent(
  content: RenamedContent,
  familyId: number,
  rename: Rename,
  options: RenameOptions,
): RenamedRows {
  const family = content.families.find(({ id }) => id === familyId);
  if (family === undefined) return { ok: false, refusal: { code: 'unknown-family', familyId } };
  if (family.configurator === null) return { ok: false, refusal: { code: 'no-configurator', familyId } };
  const refusal = refusalOf(family.configurator, rename);
  if (refusal !== null) return { ok: false, refusal };
  const labelled = content.customerFamilies.filter(
    (row) => row.familyId === familyId && hasIt(row.configurator, rename),
  );
  for (const { id, configurator } of labelled) {
    const refused = configurator === null ? null : refusalOf(configurator, rename);
    if (refused !== null) return { ok: false, refusal: refused, where: { kind: 'customerFamilies', id } };
  }
  return renamedRows(content, { family, rename, options });
}

interface Task {
  family: ContentFamily;
  rename: Rename;
  options: RenameOptions;
}

function renamedRows(content: RenamedContent, task: Task): RenamedRows {
  const stops: PlacedNumber[] = [];
  const rows: RenamedRow[] = [];
  const put = (kind: ContentKind, before: { id: number }, after: object): void => {
    const touches = touchedValues(before, after);
    if (touches.length > 0) rows.push({ kind, id: before.id, row: after, touches });
  };
  const whole = renamedOf(task.family.configurator, task);
  const configured = { families: content.families, customerFamilies: content.customerFamilies } as const;
  for (const [kind, list] of Object.entries(configured) as ['families' | 'customerFamilies', Owner[]][])
    for (const row of list) {
      const renamed = renamedOf(row.configurator, task, kind === 'customerFamilies' && row.familyId === task.family.id);
      if (renamed !== null) put(kind, row, ownerAfter(kind, row, renamed, stops));
    }
  if (whole === null) return { ok: true, rows, stops, mentions: [] };
  for (const row of content.products) {
    const number = row.configModelNo;
    if (row.familyId !== task.family.id || number === null) continue;
    if (!isStillRead(whole, number)) stops.push({ kind: 'products', id: row.id, path: ['configModelNo'], number });
    put('products', row, { ...row, configModelNo: renamedNumber(whole, number) ?? number });
  }
  for (const row of content.viewItems) {
    if (row.type !== 'family' || row.slug !== String(task.family.id)) continue;
    const variants = Object.entries(row.variants).map(([name, value]) => [name, renamedNumber(whole, value) ?? value]);
    put('viewItems', row, { ...row, variants: Object.fromEntries(variants) });
  }
  const renamer = renamerOf(whole.before, task.rename);
  for (const kind of ['circuits', 'pictures'] as const)
    for (const row of content[kind])
      if (row.familyId === task.family.id)
        put(
          kind,
          row,
          Object.assign(
            {},
            row,
            drawnAfter(row, (rule) => renamedRule(rule, renamer), renamer.name),
          ),
        );
  return { ok: true, rows, stops, mentions: mentionsIn(content, whole) };
}

type Owner = (ContentFamily | CustomerFamily) & { familyId?: number };

/** The configurator of a row before and after, where the rename reaches it: as the one that is meant, as a customer's, or by a part. */
function renamedOf(
  configurator: Configurator | null,
  { family, rename, options }: Task,
  isLabelled = false,
): Renamed | null {
  if (configurator === null || family.configurator === null) return null;
  const isMeant = configurator === family.configurator || (isLabelled && hasIt(configurator, rename));
  const own = isMeant ? renamedConfigurator(configurator, rename, options) : configurator;
  const parts = Object.entries(configurator.parts ?? {}).map(([name, part]): [string, Configurator] => [
    name,
    isEqual(part, family.configurator) ? renamedConfigurator(part, rename, options) : part,
  ]);
  const isInPart = parts.some(([name, part]) => part !== configurator.parts?.[name]);
  if (!isMeant && !isInPart) return null;
  const after = isInPart ? { ...own, parts: Object.fromEntries(parts) } : own;
  return { before: configurator, after, rename };
}

const hasIt = (configurator: Configurator | null, rename: Rename): boolean => {
  if (rename.of === 'prefix') return configurator !== null && (configurator.prefix ?? '') === rename.from;
  const name = rename.of === 'group' ? rename.from : rename.group;
  const group = configurator?.configGroups.find((one) => one.name === name);
  return (
    group !== undefined && (rename.of === 'group' || (group.options ?? []).some(({ code }) => code === rename.from))
  );
};

/** A row with its configurator, its aliases and its known numbers renamed. */
function ownerAfter(kind: ContentKind, row: Owner, renamed: Renamed, stops: PlacedNumber[]): object {
  const { validNumbers, id } = row;
  for (const [index, { number }] of validNumbers.entries())
    if (!isStillRead(renamed, number)) stops.push({ kind, id, path: ['validNumbers', index, 'number'], number });
  const { aliases } = renamed.after;
  return {
    ...row,
    configurator: {
      ...renamed.after,
      ...(aliases && {
        aliases: aliases.map((alias) =>
          typeof alias.to === 'string' && 'from' in alias
            ? { ...alias, to: renamedNumber(renamed, alias.to) ?? alias.to }
            : alias,
        ),
      }),
    },
    validNumbers: validNumbers.map((known) => ({
      ...known,
      number: renamedNumber(renamed, known.number) ?? known.number,
    })),
  };
}

/** Lists of rules stand in `when`, the group of a balloon in `group`, and the one whose value is a dimension in `of`. */
function drawnAfter(drawn: unknown, rule: (text: string) => string, name: (name: string) => string): unknown {
  if (Array.isArray(drawn)) return drawn.map((each) => drawnAfter(each, rule, name));
  if (typeof drawn !== 'object' || drawn === null) return drawn;
  return Object.fromEntries(
    Object.entries(drawn).map(([field, value]) => {
      if (field === 'when' && Array.isArray(value)) return [field, value.map((text) => rule(String(text)))];
      if (NAMES.includes(field) && typeof value === 'string') return [field, name(value)];
      return [field, drawnAfter(value, rule, name)];
    }),
  );
}
const NAMES: readonly string[] = ['group', 'of'];

/** Numbers that a rename changes, in words of questions, posts, products and documents. */
function mentionsIn(content: RenamedContent, renamed: Renamed): PlacedNumber[] {
  const { prefix = '' } = renamed.before;
  if (prefix === '' || renamed.rename.of === 'group') return [];
  const kinds = { faqs: content.faqs, posts: content.posts, products: content.products, documents: content.documents };
  return (Object.entries(kinds) as [ContentKind, { id: number }[]][]).flatMap(([kind, rows]) =>
    rows.flatMap((row) =>
      [...textsIn(row, [])].flatMap(({ path, text }) =>
        (text.match(/[^\s<>"',;:()[\]]+/g) ?? [])
          .filter((word) => word.startsWith(prefix))
          .map((word) => word.replace(/[.?!]+$/, ''))
          .filter((number) => (renamedNumber(renamed, number) ?? number) !== number)
          .map((number) => ({ kind, id: row.id, path, number })),
      ),
    ),
  );
}

function* textsIn(value: unknown, path: FieldPath): Iterable<{ path: FieldPath; text: string }> {
  if (typeof value === 'string' && path.at(-1) !== 'configModelNo') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, isList ? Number(key) : key]);
}
