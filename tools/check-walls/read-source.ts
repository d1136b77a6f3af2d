import { parseSync } from 'vite';

export interface Import {
  specifier: string;
  isTypeOnly: boolean;
  line: number;
}

export interface Source {
  imports: Import[];
  /** Names read from outside the file's own objects, such as `process`. */
  names: { name: string; line: number }[];
  /** Calls of a member of a test function, such as `it.only`. */
  testMembers: { member: string; line: number }[];
  /** Lines of `import.meta.glob`, which imports what nobody can see here. */
  globs: number[];
  /** Lines of `vi.waitFor(…)` and `vi.waitUntil(…)` that leave the time to Vitest. */
  shortWaits: number[];
  /** Comments without their marks; lines of `//` that follow one another are one. */
  comments: { text: string; line: number }[];
  /** Of a style sheet: classes that have rules of their own in it. */
  classes: { name: string; line: number }[];
  lines: number;
}

/** Whether the line above a comment is one of `//`, too. */
const isContinued = (text: string, start: number): boolean =>
  /(?:^|\n)[ \t]*\/\/[^\n]*\n[ \t]*$/.test(text.slice(Math.max(0, start - 400), start));

type Visit = (node: Node, parent: Node | undefined, key: string) => void;
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** The facts of a file that the walls need. Throws when it does not parse. */
export function readSource(path: string, text: string): Source {
  const { program, errors, comments } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors.map(({ message }) => message).join('; ')}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const source: Source = {
    imports: [],
    names: [],
    testMembers: [],
    globs: [],
    shortWaits: [],
    comments: comments
      .filter(({ start }) => !isContinued(text, start))
      .map(({ value, start }) => ({ text: value.replace(/^[*\s]+/, ''), line: lineOf(start) })),
    classes: [],
    lines: text.trimEnd().split('\n').length,
  };
  walk(program, (node, parent, key) => {
    const found = importOf(node);
    const line = () => lineOf(node.start);
    if (found !== undefined) source.imports.push({ ...found, line: line() });
    if (node.type === 'Identifier' && isRead(parent, key)) source.names.push({ name: String(node.name), line: line() });
    const member = node.type === 'CallExpression' ? testMember(node.callee) : undefined;
    if (member !== undefined) source.testMembers.push({ member, line: line() });
    if (isGlob(node)) source.globs.push(line());
    if (isShortWait(node)) source.shortWaits.push(line());
  });
  return source;
}

function walk(value: unknown, visit: Visit, parent?: Node, key = ''): void {
  if (Array.isArray(value)) for (const entry of value) walk(entry, visit, parent, key);
  if (!isNode(value)) return;
  visit(value, parent, key);
  for (const [name, child] of Object.entries(value)) if (typeof child === 'object') walk(child, visit, value, name);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The places in which a node names a module. */
const importPlaces: Readonly<Record<string, string>> = {
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
};

function importOf(node: Node): Omit<Import, 'line'> | undefined {
  const place = importPlaces[node.type];
  const literal = place === undefined ? undefined : node[place];
  if (!isNode(literal) || typeof literal.value !== 'string') return undefined;
  return { specifier: literal.value, isTypeOnly: isTypeOnly(node) };
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type' || each.exportKind === 'type');
}

/** `import.meta.glob` or one of its kin. */
const isGlob = ({ type, object, property }: Node): boolean =>
  type === 'MemberExpression' &&
  isNode(object) &&
  object.type === 'MetaProperty' &&
  isNode(property) &&
  String(property.name).startsWith('glob');

const isShortWait = ({ type, callee, arguments: given }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee.object) &&
  callee.object.name === 'vi' &&
  isNode(callee.property) &&
  /^wait(?:For|Until)$/.test(String(callee.property.name)) &&
  Array.isArray(given) &&
  given.length < 2;

/** Not `x.process`, `{ process: … }` or the name in a declaration of a type's member. */
const isRead = (parent: Node | undefined, key: string): boolean =>
  parent === undefined || parent.computed === true || !(key === 'property' || key === 'key');

const testFunctions = new Set(['it', 'test', 'describe', 'suite', 'bench']);

/** `only` of `it.only`, `test.concurrent.only(…)` or `describe.only.each(…)`. */
function testMember(callee: unknown): string | undefined {
  const members: string[] = [];
  let node = callee;
  while (isNode(node) && node.type === 'MemberExpression') {
    if (isNode(node.property)) members.push(String(node.property.name));
    node = node.object;
  }
  const isOfTest = isNode(node) && node.type === 'Identifier' && testFunctions.has(String(node.name));
  return isOfTest ? members.find((member) => held.has(member)) : undefined;
}

const held = new Set(['only', 'skip', 'todo', 'fixme']);
