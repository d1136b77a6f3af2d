import { expect, test } from 'vitest';
import { type Mention, readDocument } from './read-document.ts';

const code = (text: string, line = 1): Mention => ({ line, text, kind: 'code' });
const link = (text: string, line = 1): Mention => ({ line, text, kind: 'link' });

test.each<[string, string, Mention[]]>([
  ['words alone', 'Some words.', []],
  ['code in a line', 'Run `npm start`.', [code('npm start')]],
  ['two pieces of code', '`a` and `b`', [code('a'), code('b')]],
  ['code that is not closed', 'a ` b', []],
  ['empty code', 'a `` b', []],
  ['a link', '[a](b.md)', [link('b.md')]],
  ['a link with a title', '[a](b.md "B")', [link('b.md')]],
  ['a link in angle brackets', '[a](<b.md>)', [link('b.md')]],
  ['a link after a space', '[a]( b.md )', [link('b.md')]],
  ['a picture', '![a](b.svg)', [link('b.svg')]],
  ['a link around a picture', '[![a](b.svg)](c.md)', [link('b.svg'), link('c.md')]],
  ['brackets without an address', '[a] (b.md)', []],
  ['code before links of its line', '[a](b.md) `c`', [code('c'), link('b.md')]],
  ['a link inside code is code', '`[a](b.md)`', [code('[a](b.md)')]],
  ['the lines that they stand on', 'x\n`a`\n\n[b](c)', [code('a', 2), link('c', 4)]],
  ['a fenced block', 'x\n```sh\nnpm start\n[a](b)\n```\n`c`', [code('npm start', 3), code('[a](b)', 4), code('c', 6)]],
  ['a block fenced by tildes', '~~~\na\n~~~\nb', [code('a', 2)]],
  ['a block in a list', '- x\n  ```\n  a\n  ```\n- y', [code('  a', 3)]],
  ['a block that is not closed', '```\na', [code('a', 2)]],
  ['three backticks within a line', 'a ```b``` c', [code('b')]],
])('%s', (_, text, mentions) => {
  expect(readDocument(text)).toEqual(mentions);
});
