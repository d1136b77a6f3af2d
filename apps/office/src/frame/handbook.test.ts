import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKindNames } from '@millrace/contract/content';
import { withArticle, wordsOf } from '@millrace/contract/fields';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Block, type Part, readHandbook } from '../handbook/read-handbook.ts';
import { pageAt } from './pages.ts';

const src = join(import.meta.dirname, '..');
const folder = join(src, 'handbook');
const handbook = readHandbook(readFileSync(join(folder, 'running-your-site.md'), 'utf8'));
const blocks: Block[] = [...handbook.blocks, ...handbook.chapters.flatMap((chapter) => chapter.blocks)];
const parts: Part[] = blocks.flatMap((block) => {
  if (block.kind === 'picture') return [];
  return block.kind === 'text' ? block.parts : block.items.flat();
});
const of = <Kind extends Part['kind']>(kind: Kind) =>
  parts.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);

interface Node {
  type: string;
  [name: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A place that a screen fills with what it knows at that moment: a count, or the words of a kind of content. */
const FILLED = `(?:${[
  String.raw`\d+`,
  ...contentKindNames.flatMap((kind) => {
    const { one, many } = wordsOf(kind);
    return [one, many, many.toLowerCase(), withArticle(one)].map(quoted);
  }),
].join('|')})`;

/** The texts that may stand in the place of an expression: those written in it, or those known at that moment. */
const placeOf = (expression: unknown): string => `(?:${[...textsIn(expression).map(quoted), FILLED].join('|')})`;

/** The strings in an expression, as deep as they are: of a choice both. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  if (value.type === 'JSXElement') return [];
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  return Object.values(value).flatMap(textsIn);
}

/** The texts that a source file can show, as patterns: its strings, its templates, and what stands in its elements. */
function patternsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsOf);
  if (!isNode(value)) return [];
  const inner = Object.values(value).flatMap(patternsOf);
  if (value.type === 'Literal' && typeof value['value'] === 'string') return [quoted(value['value']), ...inner];
  if (value.type === 'TemplateLiteral') {
    const quasis = value['quasis'] as { value: { cooked: string } }[];
    const places = value['expressions'] as Node[];
    const text = quasis.map(
      ({ value: { cooked } }, at) => quoted(cooked) + (at < places.length ? placeOf(places[at]) : ''),
    );
    return [text.join(''), ...inner];
  }
  if (value.type === 'JSXElement') return [...shownTexts(value['children'] as Node[]), ...inner];
  return inner;
}

/** The texts between the elements within an element, with a place for each value that is put in. */
function shownTexts(children: readonly Node[]): string[] {
  const texts = [''];
  for (const child of children)
    if (child.type === 'JSXText') texts.push((texts.pop() ?? '') + quoted(String(child['value'])));
    else if (child.type === 'JSXExpressionContainer') texts.push((texts.pop() ?? '') + placeOf(child['expression']));
    else texts.push('');
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
}

/** The words of fields stand beside the schemas of their rows. */
const fields = join(src, '../../../packages/contract/src/content/kinds');
const files = [src, fields].flatMap((place) =>
  globSync('**/*.{ts,tsx}', { cwd: place })
    .filter((file) => !/\.test\.|^handbook\//.test(file))
    .map((file) => join(place, file)),
);
const patterns = files.flatMap((file) => {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  expect(errors, file).toEqual([]);
  return patternsOf(program);
});
/** A pattern that is all but something put in says nothing. */
const screens = new Set(
  patterns.map((one) => one.trim()).filter((one) => /\p{L}{3}/u.test(one.replaceAll(FILLED, ''))),
);
const isShown = (name: string): boolean => [...screens].some((screen) => new RegExp(`^${screen}$`, 'u').test(name));

it('the source of the screens is read', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(['Publish…', 'Add a family', 'Roll back 12', 'Publish 3 changes'].filter(isShown)).toHaveLength(4);
  const gone = [
    'Put it live',
    'Adding families',
    'Rolled',
    'Add a bicycle',
    'Add one',
    'Publish all changes',
    'Roll back it',
  ];
  expect(gone.filter(isShown)).toEqual([]);
});
it('each button and field that the handbook names is on a screen', () => {
  const names = [...new Set(of('name').map(({ text }) => text))];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});
it('each link of the handbook leads to a page of the office that has this name', () => {
  const links = of('link');
  expect(links.length).toBeGreaterThan(8);
  for (const { text, href } of links) expect([href, pageAt(href)?.name]).toEqual([href, text]);
});
it('each chapter begins with its picture, which is there for light and for dark, and no picture is left over', () => {
  const named = handbook.chapters.map(({ title, blocks: [first] }) => {
    expect(first, title).toMatchObject({ kind: 'picture' });
    return first?.kind === 'picture' ? first.file : '';
  });
  const wanted = named.flatMap((file) => [file, file.replace('.avif', '-dark.avif')]);
  for (const file of wanted) expect(existsSync(join(folder, file)), file).toBe(true);
  expect(globSync('pictures/*', { cwd: folder }).sort()).toEqual(wanted.sort());
});
it('the handbook is read as its chapters, steps, names, keys and links', () => {
  const read = readHandbook(
    '# All\n\nFirst **Do it**.\n\n## One chapter\n\n![what](a.avif)\n\n1. Press `Ctrl\n   K`.\n2. [Go](/office)\n',
  );
  expect(read).toEqual({
    title: 'All',
    blocks: [
      {
        kind: 'text',
        parts: [
          { kind: 'words', text: 'First ' },
          { kind: 'name', text: 'Do it' },
          { kind: 'words', text: '.' },
        ],
      },
    ],
    chapters: [
      {
        id: 'one-chapter',
        title: 'One chapter',
        blocks: [
          { kind: 'picture', alt: 'what', file: 'a.avif' },
          {
            kind: 'steps',
            items: [
              [
                { kind: 'words', text: 'Press ' },
                { kind: 'key', text: 'Ctrl K' },
                { kind: 'words', text: '.' },
              ],
              [{ kind: 'link', text: 'Go', href: '/office' }],
            ],
          },
        ],
      },
    ],
  });
  expect(() => readHandbook('## A chapter')).toThrow('begins with its title');
});
