import type { ConfigGroup, Configurator, Table } from '@millrace/configurator';
import { freeName } from '../rename/free-names.ts';
import { cellOf } from './number-bands.ts';
import { turned, type WantedRules } from './wanted-pairs.ts';

const isMultiple = ({ kind, multiselect }: ConfigGroup): boolean => multiselect === true || kind === 'sequence';

/**
 * Says what goes together in a table of the configurator, the options that go with the same in one row; null for two groups of which
 * several options stand at once: one row of a table would have to allow all of them together.
 */
export function fitTable(configurator: Configurator, pairs: WantedRules): Table | null {
  const { owner, asked } = pairs;
  if (isMultiple(owner) && isMultiple(asked)) return null;
  const rows = isMultiple(owner)
    ? turnedRows(pairs)
    : isMultiple(asked)
      ? rowsOf(pairs)
      : shorter(rowsOf(pairs), turnedRows(pairs));
  return { name: freeName(configurator, `${owner.name} and ${asked.name}`), columns: [owner.name, asked.name], rows };
}

type Row = readonly [string, string];

const turnedRows = (pairs: WantedRules): Row[] => rowsOf(turned(pairs)).map(([one, other]) => [other, one]);

function rowsOf({ owner, asked, wanted }: WantedRules): Row[] {
  const alike = new Map<string, string[]>();
  const all = (asked.options ?? []).map(({ code }) => code);
  for (const [at, { code }] of (owner.options ?? []).entries()) {
    const refused = new Set(all.filter((_, nth) => wanted[at]?.[nth] === 'no'));
    if (refused.size === all.length) continue;
    const cell =
      refused.size === 0
        ? '*'
        : cellOf(
            asked,
            all.filter((other) => !refused.has(other)),
          );
    alike.set(cell, [...(alike.get(cell) ?? []), code]);
  }
  return [...alike].map(([cell, codes]) => [cellOf(owner, codes), cell]);
}

const shorter = (one: readonly Row[], other: readonly Row[]): readonly Row[] =>
  other.length < one.length ? other : one;
