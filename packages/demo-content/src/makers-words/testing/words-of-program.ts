import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

const SOURCE = /\.(?:tsx?|js)$/;
const NOT_SHIPPED = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:testing|node_modules|dist|\.cache|fixtures)(?:\/|$)/;

/** The source files below a folder, from the root, without tests and what is made by a build. */
export const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => SOURCE.test(file) && !NOT_SHIPPED.test(file));

/** The texts of a file in which some words stand. A file that has none of them, not even in a comment, is not parsed. */
export function textsWith(words: RegExp, root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return words.test(source) ? [...textsOf(file, source)].filter((text) => words.test(text)) : [];
}

/** The texts that a program may show: literals, parts of templates, words between elements. Names of modules are none. */
export function* textsOf(file: string, source: string): Iterable<string> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors.map(({ message }) => message).join('; ')}`);
  yield* textsIn(program, false);
}

function* textsIn(value: unknown, isModuleName: boolean): Iterable<string> {
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one, false);
  if (!isNode(value)) return;
  const text = isModuleName ? undefined : textOf(value);
  if (text !== undefined) yield text;
  for (const [name, child] of Object.entries(value))
    if (typeof child === 'object' && child !== null) yield* textsIn(child, name === 'source');
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return undefined;
  const { cooked } = value as { cooked?: unknown };
  return typeof cooked === 'string' ? cooked : undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
