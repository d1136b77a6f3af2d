import type { Configurator } from '@millrace/configurator';
import { plainText } from '../sentences/part.ts';
import { statementToParts } from '../sentences/statement.ts';
import { type PlacedStatement, statementsOf } from '../sentences/statements-of.ts';
import { optionWords } from './option-words.ts';

/** Tells what one version states and the other does not, a sentence each: groups, options, prices, rules. */
export function statedChanges(before: Configurator, after: Configurator): string[] {
  return [
    ...groupChanges(before, after),
    ...groupChanges(after, before).map((words) => words.replace('is no longer there', 'is new')),
    ...optionChanges(before, after),
    ...ruleChanges(before, after),
  ];
}

function groupChanges(before: Configurator, after: Configurator): string[] {
  const now = new Set(after.configGroups.map(({ name }) => name));
  return before.configGroups.filter(({ name }) => !now.has(name)).map(({ name }) => `${name} is no longer there`);
}

function optionChanges(before: Configurator, after: Configurator): string[] {
  return after.configGroups.flatMap((group) => {
    const then = before.configGroups.find(({ name }) => name === group.name);
    if (then === undefined) return [];
    const [old, now] = [then.options ?? [], group.options ?? []];
    const named = (configurator: Configurator, code: string) =>
      `${group.name}: ${optionWords(configurator, group.name, code)}`;
    const gone = old.filter(({ code }) => !now.some((one) => one.code === code));
    const added = now.filter(({ code }) => !old.some((one) => one.code === code));
    const costs = now.flatMap(({ code, price = 0 }) => {
      const was = old.find((one) => one.code === code);
      if (was === undefined) return [];
      const { price: cost = 0 } = was;
      return cost === price ? [] : [`${named(after, code)} costs ${amount(price)} instead of ${amount(cost)}`];
    });
    return [
      ...gone.map(({ code }) => `${named(before, code)} is no longer offered`),
      ...added.map(({ code }) => `${named(after, code)} is new`),
      ...costs,
    ];
  });
}

const amount = (price: number | null): string => (price === null ? 'a price on request' : price.toFixed(2));

function ruleChanges(before: Configurator, after: Configurator): string[] {
  const [then, now] = [said(before), said(after)];
  return [
    ...[...then].filter((sentence) => !now.has(sentence)).map((sentence) => `No more: ${sentence}`),
    ...[...now].filter((sentence) => !then.has(sentence)).map((sentence) => `Now: ${sentence}`),
  ];
}

function said(configurator: Configurator): ReadonlySet<string> {
  return new Set(
    [...statementsOf(configurator)].map((placed) =>
      [subject(configurator, placed), plainText(statementToParts(configurator, placed.statement))]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

function subject(configurator: Configurator, { group, option, fact }: PlacedStatement): string {
  if (group === undefined) return fact ?? '';
  return option === undefined ? group : `${group}: ${optionWords(configurator, group, option)}`;
}
