import type { ConfigGroup, ConfigOption, Configurator } from '@millrace/configurator';
import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { RULE, styles } from '../document-style.ts';
import { subheading } from '../element.ts';

/** A group, or a stretch of a long one, with the height it takes in points. */
export interface Block {
  height: number;
  draw: ReactElement;
}

const HEAD = 28;
const LINE = 10.6;
const ROW = 3.6;
/** Letters of a description that fit on one line of a column. */
const LETTERS = 36;
/** Longest stretch of a group in one block. */
const MOST_ROWS = 24;

type Row = readonly [code: string, description: string, price: string];

export const groupBlocks = (configurator: Configurator, withPrices: boolean): Block[] =>
  configurator.configGroups.flatMap((group) => {
    const rows = ROWS[group.kind ?? 'choice'](group);
    return chunks(rows, MOST_ROWS).map((chunk, index) => block(group, chunk, index > 0, withPrices));
  });

/** Blocks set into two columns a page, in their order. */
export function inColumns(blocks: readonly Block[], first: number, other: number): ReactElement[][][] {
  const pages: ReactElement[][][] = [[[]]];
  let filled = 0;
  for (const { height, draw } of blocks) {
    const room = pages.length === 1 ? first : other;
    if (filled + height > room && filled > 0) {
      if (pages.at(-1)?.length === 2) pages.push([[]]);
      else pages.at(-1)?.push([]);
      filled = 0;
    }
    pages.at(-1)?.at(-1)?.push(draw);
    filled += height;
  }
  return pages.map((columns) => (columns.length === 1 ? [...columns, []] : columns));
}

function block(group: ConfigGroup, rows: readonly Row[], isContinued: boolean, withPrices: boolean): Block {
  const title = isContinued ? `${group.name}, continued` : groupTitle(group);
  return {
    height:
      HEAD +
      rows.reduce((sum, [, description]) => sum + ROW + LINE * Math.max(1, Math.ceil(description.length / LETTERS)), 0),
    draw: createElement(
      View,
      { wrap: false, style: { marginBottom: 4 } },
      subheading(title),
      ...rows.map((row) => line(row, withPrices)),
    ),
  };
}

const line = ([code, description, price]: Row, withPrices: boolean): ReactElement =>
  createElement(
    View,
    { style: { flexDirection: 'row', paddingVertical: 1.8, borderTop: `0.5pt solid ${RULE}`, fontSize: 8 } },
    createElement(Text, { style: { ...styles.code, width: 52 } }, code),
    createElement(Text, { style: { flex: 1, paddingRight: 4 } }, description),
    withPrices ? createElement(Text, { style: { ...styles.mono, fontSize: 7.6 } }, price) : null,
  );

function groupTitle(group: ConfigGroup): string {
  const limit = group.maxSelect === undefined || group.maxSelect === 0 ? 'any' : `up to ${group.maxSelect}`;
  const choosing = group.multiselect === true ? limit : 'choose one';
  const rule = RULES[group.kind ?? 'choice']?.(group) ?? choosing;
  return `${group.name}: ${rule}${group.optional === true ? ', optional' : ''}`;
}

type Kind = NonNullable<ConfigGroup['kind']>;

/** The answer in words, where it is no choice. */
const RULES: Readonly<Partial<Record<Kind, (group: ConfigGroup) => string>>> = {
  number: () => 'a number',
  text: ({ max = 40 }) => `up to ${max} characters`,
  assembly: () => 'a part by its number',
  sequence: ({ max = 20, fill }) => `up to ${max}, in order${fill === undefined ? '' : `; empty places print ${fill}`}`,
};

const optionRow = (option: ConfigOption): Row => [
  option.code === '' ? 'blank' : option.code,
  option.displayName ?? option.description ?? option.name ?? '',
  option.price === null
    ? 'on request'
    : option.price === undefined || option.price === 0
      ? ''
      : `+${option.price.toFixed(2)}`,
];

const ROWS: Readonly<Record<Kind, (group: ConfigGroup) => readonly Row[]>> = {
  choice: ({ options = [] }) => options.map(optionRow),
  number: (group) => [numberRow(group)],
  text: ({ characters = 'any', pricePerUnit }) => [
    ['', `characters: ${characters}`, pricePerUnit === undefined ? '' : `+${pricePerUnit.toFixed(2)} each`],
  ],
  sequence: ({ options = [] }) => options.map(optionRow),
  assembly: ({ open = '(', close = ')' }) => [
    [`${open}…${close}`, 'its own number, by the ordering guide of its family', 'its price'],
  ],
};

function numberRow({ digits = 1, min = 0, max, step = 1, unit = '', pricePerUnit }: ConfigGroup): Row {
  const bounds = `${min} to ${max ?? 'any'} ${unit}`.trim();
  return [
    '0'.repeat(digits),
    step === 1 ? bounds : `${bounds}, in steps of ${step}`,
    pricePerUnit === undefined ? '' : `+${pricePerUnit.toFixed(2)} / ${unit === '' ? 'unit' : unit}`,
  ];
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
