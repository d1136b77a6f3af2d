import { compile } from '@millrace/catalogue';
import type { Configurator } from '@millrace/configurator';
import type { Content } from '@millrace/contract/content';
import { type JudgedRow, judgeInStages } from '@millrace/studio';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const demo = demoContent();
const tern = demo.families.find(({ slug, intrinsicallySafe }) => slug === 'tern-duplex' && !intrinsicallySafe);
if (!tern?.configurator) throw new Error('no Tern');
const whole = tern.configurator;

const withGroup = (name: string, change: object): Configurator => ({
  ...whole,
  configGroups: whole.configGroups.map((group) => (group.name === name ? { ...group, ...change } : group)),
});
const withCode = (name: string, code: string, change: object): Configurator =>
  withGroup(name, {
    options: whole.configGroups
      .find((group) => group.name === name)
      ?.options?.map((option) => (option.code === code ? { ...option, ...change } : option)),
  });

/** The findings of the check of the whole content about the family and its products' numbers. */
function ofTheServer(configurator: Configurator) {
  const families = demo.families.map((row) => (row.id === tern?.id ? { ...row, configurator } : row));
  const content: Content = { ...demo, families };
  const compiled = compile(content, { revision: 1 });
  const findings = compiled.ok ? compiled.snapshot.warnings : compiled.findings;
  const products = new Set(demo.products.flatMap(({ id, familyId }) => (familyId === tern?.id ? [id] : [])));
  return findings.filter(
    ({ kind, id, code }) =>
      (kind === 'families' && id === tern?.id) ||
      (kind === 'products' && products.has(id) && code.startsWith('model-')),
  );
}

function ofTheBrowser(configurator: Configurator) {
  const products = demo.products.filter(({ familyId }) => familyId === tern?.id);
  const row = { ...(tern as NonNullable<typeof tern>), configurator };
  const judged: JudgedRow = { kind: 'families', row, products };
  return [...judgeInStages(judged)].findLast((one) => one?.isWhole === true)?.findings;
}

/** The two check in another order. */
const inOrder = (findings: readonly object[]): readonly string[] => findings.map((one) => JSON.stringify(one)).sort();

describe('the browser finds in the largest panel what the server finds', () => {
  test.each<[string, Configurator]>([
    ['nothing', whole],
    ['a price that products did not follow', withCode('Enclosure', '4X', { price: 999 })],
    ['an option that can never be chosen', withCode('Enclosure', '12', { enableIf: ['Supply.1', 'Supply.3'] })],
    ['a rule that names no code', withCode('Enclosure', '12', { disableIf: ['Supply.9'] })],
    ['a known number that is refused', withCode('Enclosure', '1', { disableIf: ['Supply.1'] })],
    ['no separator', { ...whole, groupSeparator: '' }],
  ])('%s', (_, configurator) => {
    expect(inOrder(ofTheBrowser(configurator) ?? [])).toEqual(inOrder(ofTheServer(configurator)));
  });
});
