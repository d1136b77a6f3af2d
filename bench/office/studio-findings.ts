import type { ConfigOption, Configurator } from '@millrace/configurator';
import { largeConfigurator } from '@millrace/configurator/testing/large-configurator';
import { configurator as schema } from '@millrace/contract/content';
import { demoContent } from '@millrace/demo-content';
import { type JudgedRow, judgeInStages } from '@millrace/studio';
import { type BenchRow, benchRow, median } from '../row.ts';

const DEMO_MS = 300;
const LARGE_MS = 1000;
const TIMES = 7;

/**
 * From an edit, as the worker of the studio gets it, to the finding at its option: copied, read by its schema, judged. Processor time of a
 * warm engine, so that others may work on the machine.
 */
export function studioFindings(): BenchRow[] {
  const { families, products } = demoContent();
  const [largest] = families
    .filter(({ configurator }) => configurator !== null)
    .sort((one, other) => countOptions(other.configurator) - countOptions(one.configurator));
  if (largest?.configurator == null) throw new Error('The demo content has no configurator.');
  const demo: JudgedRow = {
    kind: 'families',
    row: largest,
    products: products.filter(({ familyId }) => familyId === largest.id),
  };
  const large: JudgedRow = {
    kind: 'families',
    row: {
      id: 1,
      name: 'Large',
      configurator: largeConfigurator({ groups: 60, options: 1000 }),
      validNumbers: [],
      refusedNumbers: [],
    },
    products: [],
  };
  return [row('the largest demo configurator', demo, DEMO_MS), row('60 groups and 1,000 options', large, LARGE_MS)];
}

const countOptions = (configurator: Configurator | null): number =>
  configurator?.configGroups.reduce((sum, { options = [] }) => sum + options.length, 0) ?? 0;

function row(what: string, judged: JudgedRow, budget: number): BenchRow {
  const worst = EDITS.map(([code, edit]) => median(Array.from({ length: TIMES }, () => timeOf(judged, code, edit))));
  return benchRow(
    `studio: edit to its finding, ${what}, slowest of ${EDITS.length} edits`,
    Math.max(...worst),
    'ms',
    budget,
  );
}

type Edit = (configurator: Configurator) => Configurator;

const withOption = (configurator: Configurator, of: 'early' | 'late', change: Partial<ConfigOption>): Configurator => {
  const single = configurator.configGroups.filter(
    ({ options = [], multiselect }) => options.length > 4 && multiselect !== true,
  );
  const group = of === 'early' ? single[1] : single.at(-1);
  const configGroups = configurator.configGroups.map((one) =>
    one === group
      ? { ...one, options: one.options?.map((option, at) => (at === 2 ? { ...option, ...change } : option)) ?? [] }
      : one,
  );
  return { ...configurator, configGroups };
};

/** Two codes of the first group, which no number has together. */
function never({ configGroups }: Configurator): string[] {
  const [first] = configGroups.filter(({ options = [], multiselect }) => options.length > 1 && multiselect !== true);
  return (first?.options ?? []).slice(0, 2).map(({ code }) => `${first?.name}.${code}`);
}

const EDITS: readonly (readonly [string, Edit])[] = [
  ['unknown-code', (one) => withOption(one, 'late', { disableIf: [`${one.configGroups[0]?.name}.nothing`] })],
  ['option-never-selectable', (one) => withOption(one, 'early', { enableIf: never(one) })],
  ['option-never-selectable', (one) => withOption(one, 'late', { enableIf: never(one) })],
];

/** Milliseconds of processor time until the finding is said. */
function timeOf(judged: JudgedRow, code: string, edit: Edit): number {
  const { configurator } = judged.row;
  if (configurator === null) throw new Error('There is nothing to judge.');
  const sent = JSON.stringify(edit(configurator));
  const before = process.cpuUsage();
  const read = schema.parse(JSON.parse(sent));
  for (const judgement of judgeInStages({ ...judged, row: { ...judged.row, configurator: read } }))
    if (judgement?.findings.some((finding) => finding.code === code) === true) {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }
  throw new Error(`Nothing was found: ${code}.`);
}
