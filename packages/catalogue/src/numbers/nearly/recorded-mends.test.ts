import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { choice, read, signs } from '../../testing/near-readings.ts';
import { foldNumber } from '../lenient/folded-number.ts';
import { readLeniently } from '../lenient/read-leniently.ts';
import { readingBudget } from '../reading-budget.ts';

/** Numbers of every kind of group, each with a configurator that makes it. */
const made: readonly (readonly [number: string, configurator: Configurator])[] = [
  ['TD-3-4X-4F-E|2S-20', panel],
  ['PF30NC', float],
  [
    'LC-2P-120-A3/20',
    {
      prefix: 'LC-',
      configGroups: [
        { name: 'Pumps', options: [{ code: 'P', isQtyPrefix: true, maxQty: 3 }] },
        { name: 'Delay', kind: 'number', min: 10, max: 250, step: 5, digits: 3, unit: 's' },
        { name: 'Alarm', optional: true, options: [{ code: 'A', isQtySuffix: true, maxQty: 3 }, { code: 'B' }] },
        { name: 'Cable', separator: '/', options: [{ code: '20', price: 1 }, { code: '30' }] },
      ],
    },
  ],
  [
    'AB12.5C30',
    {
      prefix: 'AB',
      groupSeparator: '',
      configGroups: [
        { name: 'Length', kind: 'number', min: 0.5, max: 30, step: 0.5 },
        choice('Colour', ['C', 'D', 'CD']),
        { name: 'Width', kind: 'number', min: 10, max: 40, step: 10, digits: 2 },
      ],
    },
  ],
  [
    'RP-L-30-SS-9',
    {
      prefix: 'RP-',
      configGroups: [
        {
          name: 'Box',
          options: [
            { code: 'S', attributes: { amps: 20 } },
            { code: 'L', attributes: { amps: 40 } },
          ],
        },
        { name: 'Amps', options: [{ code: '10' }, { code: '30', enableIf: ['Box.amps>=30'] }] },
        {
          name: 'Start',
          options: [
            { code: '', selected: true },
            { code: 'SS', price: 5, formerCodes: ['SF'] },
          ],
        },
        choice('Cord', ['6', '9']),
      ],
    },
  ],
  [
    'SC-S-(BF-3-4X-4F-20)-A',
    {
      prefix: 'SC-',
      configGroups: [
        choice('Size', ['S', 'L']),
        { name: 'Backup', kind: 'assembly', part: 'float', optional: true },
        choice('Lid', ['A', 'B'], { optional: true }),
      ],
      parts: { float: { ...panel, prefix: 'BF-' } },
    },
  ],
];

/** Each slip at each place. */
const slips: readonly ((number: string, at: number) => string)[] = [
  (number, at) => number.slice(0, at) + number.slice(at + 1),
  (number, at) => number.slice(0, at) + number.charAt(at) + number.slice(at),
  (number, at) => `${number.slice(0, at)}7${number.slice(at + 1)}`,
  (number, at) => number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2),
  (number, at) => number.slice(0, at),
  (number, at) => `${number.slice(0, at).toLowerCase()} ${number.slice(at)}`,
];

function told(configurator: Configurator, typed: string): string {
  const folded = foldNumber(typed);
  const lenient = folded === null ? [] : readLeniently(configurator, folded, readingBudget()).readings;
  const whole = lenient.map(({ evaluation, distance }) => `= ${evaluation.itemNo} ${distance}`);
  const near = whole.length > 0 ? null : read(configurator, typed);
  if (near === null) return whole.join(' ');
  const cells = near.cells.map(({ separator, text, state }) => separator + text + signs[state]).join(' ');
  const offers = near.offers().map(({ itemNo, group, code }) => `${itemNo} ${group} ${code}`);
  return `${cells} ${Math.round(near.cost * 1000) / 1000} > ${offers.join(', ')}`.trimEnd();
}

/** Read which differ, and why, before the record is renewed (`vitest run -u`). */
test.each(made)('slips in %s are read and mended as they were', async (number, configurator) => {
  const places = [...number].keys();
  const typed = [...places].flatMap((at) => slips.map((slip) => slip(number, at)));
  const lines = [...new Set([number, `${number}-9`, `9${number}`, ...typed])].map((one) =>
    `${one}: ${told(configurator, one)}`.trimEnd(),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/${number.slice(0, 2).toLowerCase()}.txt`);
});
