import { type Configurator, type FieldPath, finish, type Pausable } from '@millrace/configurator';
import type { Content, ContentFamily, ContentKind, CustomerFamily } from '@millrace/contract/content';
import { isEqual } from '@millrace/drafts';
import { kindsWithWords, type Mention, mentionsIn, withRewritten } from './mentions.ts';
import { withOwnAliases } from './own-aliases.ts';
import { type Rename, type RenameRefusal, refusalOf, separatorOf } from './rename.ts';
import { type RenameOptions, renamedConfigurator, renamerOf } from './rename-configurator.ts';
import { isStillRead, type Renamed, renamedNumber } from './rename-numbers.ts';
import { renamedRule } from './rewrite-text.ts';
import { type TouchedValue, touchedValues } from './touched.ts';

/** The rows that a rename reads. */
export type RenamedContent = Pick<Content, (typeof renamedKinds)[number]>;

/** The kinds that a rename may change. */
export const renamedKinds = [...kindsWithWords, 'customerFamilies', 'viewItems', 'circuits', 'pictures'] as const;

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
      /** Numbers in words that people wrote, and today's: they stay as they are, unless their writer agrees. */
      mentions: readonly Mention[];
      /** Numbers that go on being read by an alias of their own, as no former code tells of them. */
      aliases: number;
    }
  /** `where` is the family of a customer that refuses, if it is one. */
  | { ok: false; refusal: RenameRefusal; where?: { kind: ContentKind; id: number } };

/** How a rename is made. */
export interface RenameManner extends RenameOptions {
  /** Whether a number in words is written anew. Default: none is. */
  rewrites?: (mention: Mention) => boolean;
}

/**
 * Renames a group, a table, a code, the beginning of the numbers or a separator of a family's configurator in all content: in the
 * configurator, in those of customers and in those that have it as a part; in what is drawn of the family; in the numbers of products,
 * known numbers, aliases and tiles; in words, where that is agreed to. Nothing is changed in place.
 */
export const renameInContent = (...given: Parameters<typeof renameInSteps>): RenamedRows =>
  finish(renameInSteps(...given));

/** The same with pauses. */
export function* renameInSteps(
  content: RenamedContent,
  familyId: number,
  rename: Rename,
  options: RenameManner,
): Pausable<RenamedRows> {
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
  return yield* renamedRows(content, { family, rename, options });
}

interface Task {
  family: ContentFamily;
  rename: Rename;
  options: RenameManner;
}

function* renamedRows(content: RenamedContent, task: Task): Pausable<RenamedRows> {
  const { family, rename, options } = task;
  const stops: PlacedNumber[] = [];
  const rows = new Map<string, RenamedRow>();
  const put = (kind: ContentKind, before: { id: number }, after: object): void => {
    const touches = touchedValues(before, after);
    if (touches.length > 0) rows.set(`${kind} ${before.id}`, { kind, id: before.id, row: after, touches });
  };
  const products = content.products.filter(({ familyId }) => familyId === family.id);
  const numbers = products.flatMap(({ configModelNo }) => configModelNo ?? []);
  let whole = renamedOf(family.configurator, task);
  let aliases = 0;
  const kept = (renamed: Renamed, standing: readonly string[]): Renamed => {
    if (rename.of !== 'separator' || !options.keepsReading) return renamed;
    const after = withOwnAliases(renamed, standing);
    aliases += (after.after.aliases?.length ?? 0) - (renamed.after.aliases?.length ?? 0);
    return after;
  };
  const configured = { families: content.families, customerFamilies: content.customerFamilies } as const;
  for (const [kind, list] of Object.entries(configured) as ['families' | 'customerFamilies', Owner[]][])
    for (const row of list) {
      const plain = renamedOf(row.configurator, task, kind === 'customerFamilies' && row.familyId === family.id);
      if (plain === null) continue;
      const isIt = kind === 'families' && row.id === family.id;
      const standing = [...row.validNumbers.map(({ number }) => number), ...(isIt ? numbers : [])];
      const renamed = kept(plain, standing);
      if (isIt) whole = renamed;
      put(kind, row, ownerAfter(kind, row, renamed, stops));
      yield;
    }
  if (whole === null) return { ok: true, rows: [...rows.values()], stops, mentions: [], aliases };
  for (const [nth, row] of products.entries()) {
    if (nth % 16 === 15) yield;
    const number = row.configModelNo;
    if (number === null) continue;
    if (!isStillRead(whole, number)) stops.push({ kind: 'products', id: row.id, path: ['configModelNo'], number });
    put('products', row, { ...row, configModelNo: renamedNumber(whole, number) ?? number });
  }
  putTiles(content, { family, whole }, put);
  putDrawn(content, { family, whole }, put);
  const mentions = yield* mentionsIn(content, whole);
  const agreed = Map.groupBy(
    mentions.filter((mention) => options.rewrites?.(mention) === true),
    ({ kind, id }) => `${kind} ${id}`,
  );
  for (const [key, own] of agreed) {
    const [{ kind, id }] = own as [Mention];
    const before = content[kind as keyof RenamedContent].find((row) => row.id === id);
    if (before !== undefined) put(kind, before, withRewritten(rows.get(key)?.row ?? before, own));
  }
  return { ok: true, rows: [...rows.values()], stops, mentions, aliases };
}

type Put = (kind: ContentKind, before: { id: number }, after: object) => void;
interface Meant {
  family: ContentFamily;
  whole: Renamed;
}

/** Tiles of the family that lead to a number. */
function putTiles({ viewItems }: RenamedContent, { family, whole }: Meant, put: Put): void {
  for (const row of viewItems) {
    if (row.type !== 'family' || row.slug !== String(family.id)) continue;
    const variants = Object.entries(row.variants).map(([name, value]) => [name, renamedNumber(whole, value) ?? value]);
    put('viewItems', row, { ...row, variants: Object.fromEntries(variants) });
  }
}

/** Circuits and pictures of the family. */
function putDrawn(content: RenamedContent, { family, whole }: Meant, put: Put): void {
  const renamer = renamerOf(whole.before, whole.rename);
  const rule = (text: string): string => renamedRule(text, renamer);
  for (const kind of ['circuits', 'pictures'] as const)
    for (const row of content[kind])
      if (row.familyId === family.id) put(kind, row, Object.assign({}, row, drawnAfter(row, rule, renamer.name)));
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
  if (rename.of === 'separator')
    return configurator !== null && separatorOf(configurator, rename.group) === rename.from;
  if (rename.of === 'table') return configurator?.tables?.some(({ name: own }) => own === rename.from) === true;
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
