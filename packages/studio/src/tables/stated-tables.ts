import type { Configurator, Fact, Table } from '@millrace/configurator';

const isListOf = (value: unknown, has: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(has);
const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tables that can be shown as a grid; one that somebody wrote otherwise is for the text of the form. */
export const statedTables = ({ tables }: Configurator): readonly Table[] =>
  Array.isArray(tables) ? tables.filter((one) => isObject(one) && isGrid(one)) : [];

const isGrid = ({ name, columns, gives = [], rows }: Table): boolean =>
  isText(name) && isListOf(columns, isText) && isListOf(gives, isText) && isListOf(rows, Array.isArray);

/** The facts that can be shown with their values. */
export const statedFacts = ({ facts }: Configurator): readonly Fact[] =>
  Array.isArray(facts)
    ? facts.filter((one) => isObject(one) && isText(one.name) && isListOf(one.values, isObject))
    : [];
