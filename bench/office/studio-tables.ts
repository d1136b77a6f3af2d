import { finish } from '@millrace/configurator';
import { largeConfigurator } from '@millrace/configurator/testing/large-configurator';
import { demoContent } from '@millrace/demo-content';
import { makeRules, pairMatrix, pastedCells, recogniseTable } from '@millrace/studio';
import { type BenchRow, benchRow, median } from '../row.ts';

const TIMES = 5;
const SIDE = 50;
const ROWS = 2000;

/**
 * Tables of the studio: a pasted matrix and a pasted list are recognised, the largest configurator of the demo is asked what goes together,
 * and a table becomes rules. Processor time of a warm engine, so that others may work on the machine.
 */
export function studioTables(): BenchRow[] {
  const large = largeConfigurator({ groups: 10, options: 600 });
  const codesOf = (at: number): string[] => (large.configGroups[at]?.options ?? []).map(({ code }) => code);
  const [rows, columns] = [codesOf(0).slice(0, SIDE), codesOf(1).slice(0, SIDE)];
  const matrix = [
    ['', ...columns].join('\t'),
    ...rows.map((code, row) => [code, ...columns.map((_, at) => ((row + at) % 3 === 0 ? '–' : '●'))].join('\t')),
  ].join('\n');
  const list = [
    'Group 1\tGroup 2\tGroup 10\tList price',
    ...Array.from({ length: ROWS }, (_, at) =>
      [
        rows[at % SIDE],
        columns[Math.floor(at / SIDE)],
        `${at % 20} to ${(at % 20) + 5} ft`,
        `$1,${100 + (at % 900)}.50`,
      ].join('\t'),
    ),
  ].join('\n');
  const [panel] = demoContent()
    .families.flatMap(({ configurator }) => (configurator === null ? [] : [configurator]))
    .sort((one, other) => countOptions(other) - countOptions(one));
  if (panel === undefined) throw new Error('The demo content has no configurator.');
  const asked = finish(pairMatrix(panel, 'Motor amps', 'Enclosure'));
  const turned = recogniseTable(pastedCells('\t1\t12\t4X\n140\t●\t–\t●\n250\t●\t●\t●\n320\t–\t–\t–'), panel);
  if (turned.is === 'nothing' || turned.pairs === null) throw new Error('The table was not recognised.');
  const { pairs } = turned;
  return [
    row(`studio: a pasted matrix of ${SIDE} × ${SIDE} is recognised`, 100, () =>
      recogniseTable(pastedCells(matrix), large),
    ),
    row(`studio: a pasted list of ${ROWS} rows is recognised`, 200, () => recogniseTable(pastedCells(list), large)),
    row('studio: what goes together, 13 × 9 of the largest demo configurator', 600, () =>
      finish(pairMatrix(panel, 'Motor amps', 'Enclosure')),
    ),
    row('studio: a table becomes rules that the engine has answered', 1500, () =>
      finish(makeRules(panel, pairs, asked)),
    ),
  ];
}

const countOptions = ({ configGroups }: { configGroups: readonly { options?: readonly unknown[] }[] }): number =>
  configGroups.reduce((sum, { options = [] }) => sum + options.length, 0);

function row(what: string, budget: number, work: () => unknown): BenchRow {
  const times = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return benchRow(what, median(times), 'ms', budget);
}
