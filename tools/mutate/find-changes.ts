import { parseSync } from 'vite';

/** One small change of a source text that its tests should notice. */
export interface Change {
  start: number;
  end: number;
  /** Stands instead of the text from `start` to `end`. */
  replacement: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A node with where it stands: the node around it, and under which key. */
interface Place {
  node: Node;
  parent: Node | undefined;
  key: string;
  text: string;
}

/** Every change that the rules below find. Throws where the text does not parse. */
export function findChanges(path: string, text: string): Change[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors.map(({ message }) => message).join('; ')}`);
  const changes: Change[] = [];
  walk(program, (node, parent, key) => {
    for (const rule of rules) changes.push(...rule({ node, parent, key, text }));
  });
  return changes;
}

export function applied(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function walk(
  value: unknown,
  visit: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  if (Array.isArray(value)) for (const entry of value) walk(entry, visit, parent, key);
  if (!isNode(value) || isWithoutLogic(value)) return;
  visit(value, parent, key);
  for (const [name, child] of Object.entries(value)) walk(child, visit, value, name);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Types and imports say nothing at run time; wrappers such as `as` hold an expression. */
const wrappers = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
]);
const isWithoutLogic = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !wrappers.has(type)) || type === 'ImportDeclaration' || type === 'ExportAllDeclaration';

type Rule = (place: Place) => Change[];

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const operatorsOfNumbers: Readonly<Record<string, string>> = { '+': '-', ...operators };

/** `a < b` → `a <= b`, `a && b` → `a || b`, `a - b` → `a + b`; a sum only where a number stands in it. */
const swapOperator: Rule = ({ node, text }) => {
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
  const { left, right } = node;
  if (!isNode(left) || !isNode(right)) return [];
  const isSum = node.operator === '+' && [left, right].some((side) => typeof side.value === 'number');
  const other = (isSum ? operatorsOfNumbers : operators)[String(node.operator)];
  const at = text.indexOf(String(node.operator), left.end);
  if (other === undefined || at < 0 || at >= right.start) return [];
  return [{ start: at, end: at + String(node.operator).length, replacement: other }];
};

/** `a ?? b` → `a`, and → `b`. */
const dropFallback: Rule = ({ node, text }) => {
  if (node.type !== 'LogicalExpression' || node.operator !== '??') return [];
  return [node.left, node.right]
    .filter(isNode)
    .map((side) => ({ start: node.start, end: node.end, replacement: text.slice(side.start, side.end) }));
};

const conditional = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement', 'DoWhileStatement']);

/** `if (a)` → `if (!(a))`, unless the condition is a comparison, which another rule turns. */
const negateCondition: Rule = ({ node, parent, key, text }) => {
  if (parent === undefined || key !== 'test' || !conditional.has(parent.type)) return [];
  if (node.type === 'BinaryExpression' && operators[String(node.operator)] !== undefined) return [];
  return [{ start: node.start, end: node.end, replacement: `!(${text.slice(node.start, node.end)})` }];
};

const droppable = new Set(['ExpressionStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement']);

/** Leaves a statement out. */
const dropStatement: Rule = ({ node, parent }) => {
  if (!droppable.has(node.type) || (node.type === 'BreakStatement' && parent?.type === 'SwitchCase')) return [];
  return [{ start: node.start, end: node.end, replacement: '{}' }];
};

/** Leaves the last of several arguments out. */
const dropArgument: Rule = ({ node }) => {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments) || node.arguments.length < 2) return [];
  const [before, last] = node.arguments.slice(-2);
  return isNode(before) && isNode(last) ? [{ start: before.end, end: last.end, replacement: '' }] : [];
};

const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** `a.some(…)` → `a.every(…)`, `Math.min` → `Math.max`. */
const swapMethod: Rule = ({ node, parent, key }) => {
  if (node.type !== 'Identifier' || key !== 'property' || parent?.type !== 'MemberExpression') return [];
  const other = parent.computed === true ? undefined : methods.get(String(node.name));
  return other === undefined ? [] : [{ start: node.start, end: node.end, replacement: other }];
};

const isCompared = (parent: Node | undefined): boolean =>
  parent?.type === 'SwitchCase' || parent?.operator === '===' || parent?.operator === '!==';

/** `7` → `8`, `true` → `false`; a text where it is compared: `'hr'` → `''`. */
const changeConstant: Rule = ({ node, parent, key }) => {
  if (node.type !== 'Literal' || key === 'key' || parent?.type === 'JSXAttribute') return [];
  const { start, end, value } = node;
  if (typeof value === 'number') return [{ start, end, replacement: String(value + 1) }];
  if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }];
  if (typeof value !== 'string' || value === '' || !isCompared(parent)) return [];
  return [{ start, end, replacement: "''" }];
};

/** `!a` → `a`. */
const dropNot: Rule = ({ node, text }) => {
  if (node.type !== 'UnaryExpression' || node.operator !== '!' || !isNode(node.argument)) return [];
  const { argument } = node;
  return [{ start: node.start, end: node.end, replacement: text.slice(argument.start, argument.end) }];
};

const rules: readonly Rule[] = [
  swapOperator,
  dropFallback,
  negateCondition,
  dropStatement,
  dropArgument,
  swapMethod,
  changeConstant,
  dropNot,
];
