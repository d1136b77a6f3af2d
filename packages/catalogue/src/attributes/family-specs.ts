import type { FamilySpecs, SpecRow, UnitSystem } from '@millrace/contract';
import type { AttributeValues, ContentAttribute, ContentFamily } from '@millrace/contract/content';
import type { AttributeTable } from './attribute-table.ts';
import { printValue } from './print-value.ts';

/**
 * The specifications of a family: its attributes below their headings, in order, each heading with the words beside them; then headings
 * that have words alone. A row in words that an attribute says, too, is left out, and a finding.
 */
export function familySpecs(
  { attributes, specs }: Pick<ContentFamily, 'attributes' | 'specs'>,
  table: AttributeTable,
  system: UnitSystem,
  locale?: string,
): FamilySpecs[] {
  const groups = new Map<string, SpecRow[]>();
  const rowsUnder = (title: string): SpecRow[] => {
    const rows = groups.get(title) ?? [];
    groups.set(title, rows);
    return rows;
  };
  for (const attribute of valuedAttributes(attributes, table))
    rowsUnder(attribute.group).push(specRow(attribute, attributes, { system, locale }));
  for (const { title, kvo } of specs) {
    const rows = rowsUnder(title);
    const said = new Set(rows.map(({ key }) => key));
    rows.push(...kvo.filter(({ key }) => !said.has(key)).map(({ key, value }) => ({ key, value })));
  }
  return Array.from(groups, ([title, kvo]) => ({ title, kvo }));
}

/** The head of a family. */
export const headRows = (
  attributes: AttributeValues,
  table: AttributeTable,
  system: UnitSystem,
  locale?: string,
): SpecRow[] =>
  valuedAttributes(attributes, table)
    .filter(({ isInHead }) => isInHead)
    .map((attribute) => specRow(attribute, attributes, { system, locale }));

/** The attributes that have a value here, in their order. */
const valuedAttributes = (values: AttributeValues, { all }: AttributeTable): ContentAttribute[] =>
  all.filter(({ key }) => Object.hasOwn(values, key));

function specRow(
  attribute: ContentAttribute,
  values: AttributeValues,
  { system, locale }: { system: UnitSystem; locale: string | undefined },
): SpecRow {
  const value = values[attribute.key] ?? '';
  return { key: attribute.label, ...printValue(attribute, value, system, locale) };
}
