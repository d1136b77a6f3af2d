/** A part of a line: words, the name of something on a screen, a key, or a way to a page. */
export type Part = { kind: 'words' | 'name' | 'key'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'text'; parts: Part[] }
  | { kind: 'steps' | 'points'; items: Part[][] }
  | { kind: 'picture'; alt: string; file: string };

interface Chapter {
  /** Its place in the address of the page, after `#`. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Handbook {
  title: string;
  /** Before the first chapter. */
  blocks: Block[];
  chapters: Chapter[];
}

const NUMBERED = /^\d+\. /;
const POINT = /^- /;
const PICTURE = /^!\[(?<alt>[^\]]+)\]\((?<file>[^)]+)\)$/;
const MARKS = /\*\*(?<name>[^*]+)\*\*|`(?<key>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/g;

/**
 * Reads the handbook out of its Markdown: headings of two levels, paragraphs, steps, points, pictures; in a line names, keys and links.
 * Throws where it begins otherwise.
 */
export function readHandbook(markdown: string): Handbook {
  const [first = '', ...rest] = markdown.split(/^## /m);
  const [title = '', before = ''] = headed(first);
  if (!title.startsWith('# ')) throw new Error('The handbook begins with its title.');
  return {
    title: title.slice(2),
    blocks: blocksOf(before),
    chapters: rest.map((chapter) => {
      const [name, text] = headed(chapter);
      return { id: idOf(name), title: name, blocks: blocksOf(text) };
    }),
  };
}

function headed(text: string): [name: string, rest: string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end).trim(), text.slice(end)];
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const blocksOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);

function blockOf(text: string): Block {
  const { alt, file } = PICTURE.exec(text)?.groups ?? {};
  if (alt !== undefined && file !== undefined) return { kind: 'picture', alt, file };
  if (NUMBERED.test(text)) return { kind: 'steps', items: itemsOf(text, NUMBERED) };
  if (POINT.test(text)) return { kind: 'points', items: itemsOf(text, POINT) };
  return { kind: 'text', parts: partsOf(text) };
}

/** A line that begins no item goes on with the one before. */
function itemsOf(text: string, mark: RegExp): Part[][] {
  const items: string[] = [];
  for (const line of text.split('\n'))
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  return items.map(partsOf);
}

function partsOf(wrapped: string): Part[] {
  const text = wrapped.replaceAll(/\s*\n\s*/g, ' ');
  const parts: Part[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > end) parts.push({ kind: 'words', text: text.slice(end, mark.index) });
    parts.push(partOf(mark.groups ?? {}));
    end = mark.index + mark[0].length;
  }
  return end < text.length ? [...parts, { kind: 'words', text: text.slice(end) }] : parts;
}

function partOf({ name, key, text = '', href = '' }: Readonly<Record<string, string | undefined>>): Part {
  if (name !== undefined) return { kind: 'name', text: name };
  return key !== undefined ? { kind: 'key', text: key } : { kind: 'link', text, href };
}
