import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanPasted } from './clean-paste.ts';
import { isExpressible, isSameText, readRich, writeRich } from './round-trip.ts';

const { window } = new JSDOM('');
beforeEach(() => {
  vi.stubGlobal('DOMParser', window.DOMParser);
});
const again = (html: string): string => writeRich(readRich(html));

describe('a text that the editor can say is written as it was', () => {
  test.each([
    ['nothing', ''],
    ['paragraphs', '<p>One &amp; two.</p><p>“Three”</p>'],
    [
      'headings and words',
      '<h2>A</h2><h3>B</h3><h4>C</h4><p><strong>b</strong> <em>i</em> <code>c</code> H<sub>2</sub>O m<sup>2</sup></p>',
    ],
    ['lists within lists', '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>'],
    ['links', '<p><a href="/blog/a?b=1&amp;c=2">x</a> <a href="tel:1" title="Call">y</a></p>'],
    [
      'a picture and its words',
      '<figure><img src="/media/a/b.svg" alt="A" width="640" height="280"><figcaption>C <em>d</em></figcaption></figure>',
    ],
    ['a picture alone', '<p>a</p><img src="/media/a/b.svg" alt=""><p>b</p>'],
    [
      'small print',
      '<p>a <small>b <strong>c</strong> <a href="/d">e</a></small></p><ul><li><small>f</small></li></ul>',
    ],
    ['terms', '<dl><dt>A</dt><dd>B <strong>c</strong></dd><dt>D</dt><dd>E</dd></dl>'],
    ['quotes and rules', '<blockquote><p>a</p></blockquote><hr><p>b<br>c</p>'],
  ])('%s', (_, html) => {
    expect(again(html)).toBe(html);
    expect(isExpressible(html)).toBe(true);
  });
});

test.each([
  ['b and i', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
  ['marks in another order', '<p><strong><small>a</small></strong></p>', '<p><small><strong>a</strong></small></p>'],
  ['entries with paragraphs', '<ul>\n<li><p>a</p></li>\n</ul>', '<ul><li>a</li></ul>'],
])('%s are written in another way that looks the same', (_, html, written) => {
  expect(again(html)).toBe(written);
  expect(isExpressible(html)).toBe(true);
});

test.each([
  [
    'a table within a table of a list',
    '<ul><li><table><tbody><tr><td><table></table></td></tr></tbody></table></li></ul>',
  ],
  ['a picture within a line', '<p>a <img src="/media/a/b.svg" alt=""> b</p>'],
  ['text outside of paragraphs', 'a'],
  ['a picture of another site', '<p>a</p><img src="https://example.com/a.png" alt="">'],
  ['a link that runs', '<p><a href="javascript:alert(1)">a</a></p>'],
  ['two spaces that are kept apart', '<ul><li><p>a</p><p>b</p><blockquote>c</blockquote></li></ul>'],
  ['a comment', '<p>a<!-- b --></p>'],
])('%s is left to the source', (_, html) => {
  expect(isExpressible(html)).toBe(false);
});

const NESTED = '<table><tbody><tr><td>a<table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>';

describe('a table that the editor cannot say is its source, in its place', () => {
  test.each([
    ['a table within a table', NESTED],
    ['a table without cells', '<table><tbody><tr></tr></tbody></table>'],
  ])('%s', (_, table) => {
    const html = `<p>One</p>${table}<p>Two</p><table><tbody><tr><td>c</td></tr></tbody></table>`;
    expect(isExpressible(html)).toBe(true);
    expect(again(html)).toBe(html);
    const names = readRich(html).content.content.map(({ type }) => type.name);
    expect(names).toEqual(['paragraph', 'sourceTable', 'paragraph', 'tableBlock']);
  });

  test('and a tag that is not closed in it takes nothing of what follows', () => {
    const text = readRich(`${NESTED}<p>Two</p>`).toJSON();
    text.content[0].attrs.html = '<table><tbody><tr><td>open';
    const changed = readRich('').type.schema.nodeFromJSON(text);
    expect(writeRich(changed)).toBe('<table><tbody><tr><td>open</td></tr></tbody></table><p>Two</p>');
  });
});

test('words of one look that are written in pieces are the same text', () => {
  expect(isSameText('<p>a<b>b</b><b>c</b></p>', '<p>a<b>bc</b></p>')).toBe(true);
  expect(isSameText('<p>a<b><i>b</i></b><i><b>c</b></i></p>', '<p>a<b><i>bc</i></b></p>')).toBe(true);
  expect(isSameText('<p><b>a</b>b</p>', '<p><b>ab</b></p>')).toBe(false);
  expect(isSameText('<p><b>a</b><i>b</i></p>', '<p><b>ab</b></p>')).toBe(false);
});

test('texts that look different are told apart', () => {
  expect(isSameText('<p>a  b</p>', '<p>a b</p>')).toBe(true);
  expect(isSameText('<p>a b</p>', '<p>ab</p>')).toBe(false);
  expect(isSameText('<p>a</p>', '<h2>a</h2>')).toBe(false);
  expect(isSameText('<p><small>a</small></p>', '<p>a</p>')).toBe(false);
  expect(isSameText('<p><small>a</small>b</p>', '<p>a<small>b</small></p>')).toBe(false);
  expect(isSameText('<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>')).toBe(false);
});

const pasted = (html: string): string => again(cleanPasted(html));

test('Word: lists become lists, styles and empty paragraphs go', () => {
  const entry = (level: number, sign: string, text: string): string =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
  const html = `<html><head><style>p{color:red}</style></head><body><h1><span style="color:red">Title</span></h1>
<p class=MsoNormal><b>Bold</b> and <i>slanted</i><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${entry(1, '·', 'One')}
${entry(2, 'a.', 'Within')}
${entry(1, '·', 'Two')}
<p class=MsoNormal>After</p>
${entry(1, '1.', 'First')}
</body></html>`;
  expect(pasted(html)).toBe(
    '<h2>Title</h2><p><strong>Bold</strong> and <em>slanted</em></p>' +
      '<ul><li>One<ol><li>Within</li></ol></li><li>Two</li></ul><p>After</p><ol><li>First</li></ol>',
  );
});

test('Google Docs: the bold that is none goes, weights become strong, links lose their redirect', () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span>
<a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span style="text-decoration:underline">link</span></a></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>One</span></p></li></ul><img src="https://lh3.example/x"></b>`;
  expect(pasted(html)).toBe(
    '<p>Plain <strong>bold</strong> <a href="https://example.com/a">link</a></p><ul><li>One</li></ul>',
  );
});

test('no style is in what the editor reads: the policy of the office takes none', () => {
  const html = '<p style="color:red">a <span style="font-weight:700;font-style:italic">b</span> style="c"</p>';
  expect(cleanPasted(html)).not.toMatch(/<[^>]*style/);
  expect(pasted(html)).toBe('<p>a <strong><em>b</em></strong> style="c"</p>');
});

test('what runs is left out', () => {
  expect(pasted('<p onclick="a()">x<script>alert(1)</script><a href="javascript:a()">y</a></p>')).toBe('<p>xy</p>');
});
