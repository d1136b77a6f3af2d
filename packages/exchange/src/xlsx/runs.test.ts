import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';
import { type Run, runText } from './runs.ts';

function textOf(content: string): string {
  const run: Run = { text: '', isRaised: false, isPhonetic: false, isText: false };
  const { take, end } = readXml('part', {
    open: (name, attributes) => runText.open(run, name, attributes),
    text: (text) => runText.take(run, text),
    close: (name) => runText.close(run, name),
  });
  take(new TextEncoder().encode(`<is>${content}</is>`));
  end();
  return run.text;
}

const raised = (text: string, align = 'superscript'): string =>
  `<r><rPr><vertAlign val="${align}"/></rPr><t>${text}</t></r>`;

test.each([
  ['a text', '<t>a b</t>', 'a b'],
  ['runs, one after the other', '<r><t>a</t></r> <r><t>b</t></r>', 'ab'],
  ['nothing between texts', '\n <t>a</t>\n', 'a'],
  ['digits that are raised in the cell', `<r><t>4</t></r>${raised('0123456789')}`, '4⁰¹²³⁴⁵⁶⁷⁸⁹'],
  ['other signs stay', raised('a1)'), 'a¹)'],
  ['digits that are lowered stay', raised('2', 'subscript'), '2'],
  ['the run after a raised one is none', `${raised('1')}<r><t>2</t></r>`, '¹2'],
  ['nor a text without a run', `${raised('1')}<t>2</t>`, '¹2'],
  ['how a sign is pronounced is not shown', '<r><t>a</t></r><rPh sb="0"><t>b</t></rPh>', 'a'],
  ['and what comes after that is', '<rPh sb="0"><t>b</t></rPh><r><t>a</t></r>', 'a'],
])('%s', (_, content, text) => expect(textOf(content)).toBe(text));
