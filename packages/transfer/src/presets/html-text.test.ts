import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';

test.each<[string, string, string[]]>([
  ['plain', 'plain', []],
  ['<p>One</p><p>Two<br>lines</p>', 'One\n\nTwo\nlines', []],
  ['<ul><li>First</li><li>Second <b>bold</b></li></ul>', '- First\n- Second bold', []],
  [
    '<table><tr><td>Voltage</td><td>480&nbsp;V</td></tr><tr><th>Phase</th><td>3</td></tr></table>',
    'Voltage: 480 V\nPhase: 3',
    [],
  ],
  ['a &amp; b &lt;c&gt; &#189; &#xBD; &deg;', 'a & b <c> ½ ½ °', []],
  ['<p>See <img src="x.png" onerror="alert(1)"> here</p>', 'See here', ['picture']],
  ['<script>alert("<p>")</script>Text<style>p{}</style>', 'Text', ['script', 'style']],
  ['<iframe src="https://video.example">fallback</iframe>After', 'After', ['video or frame']],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4', []],
  ['<!-- hidden -->shown', 'shown', []],
  ['an open <b tag', 'an open', []],
  ['<script>never closed', '', ['script']],
  ['a<!-- never closed', 'a', []],
  ['a<!-- b > c -->d', 'ad', []],
  ['a<1>b', 'a<1>b', []],
  ['<BR>a</BR>b', 'ab', []],
  ['a<br>b', 'a\nb', []],
  ['<svg><p>x</p></svg>a<picture>b</picture>', 'ab', ['picture']],
  ['<video>x</video >a', 'a', ['video or frame']],
  ['<iframe>x</iframe', '', ['video or frame']],
  ['<noscript>x</noscript>a', 'a', []],
  ['<dl><dt>T</dt><dd>D</dd></dl>', 'T\nD', []],
  ['<tr><td>A</td><td></td><td>B  b</td><td>C</td></tr>', 'A: B b, C', []],
  ['<tr><td>A</td></tr>', 'A', []],
  ['<li></li><li>a</li>', '- a', []],
  ['<h2>A</h2><div><p>B</p></div>', 'A\n\nB', []],
  [' a \n\n b ', 'a b', []],
  ['&frac12;&Omega;&nothing;&amp', '½Ω&nothing;&amp', []],
  ['&#0;&#65;&#x41;&#x10FFFF;&#x110000;&#1114111;', `&#0;AA\u{10FFFF}&#x110000;\u{10FFFF}`, []],
  ['&#xD800;', '\uFFFD', []],
])('%j is %j', (html, text, lost) => expect(textOfHtml(html)).toEqual({ text, lost }));

test('escaped words are read as they are', () => {
  const words = fc.string({ unit: fc.constantFrom(...'<>&"ab; 1') });
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  fc.assert(
    fc.property(words, (text) => {
      expect(textOfHtml(`<p>${escaped(text)}</p>`)).toEqual({ text: text.replaceAll(/ +/g, ' ').trim(), lost: [] });
    }),
  );
});

test('whatever is written comes to an end', () => {
  const html = fc
    .array(fc.constantFrom('<', '>', '/', 'p', 'script', 'li', '&', 'amp;', '"', ' ', '\n', '<!--', '-->', '<td>', 'x'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(html, (given) => {
      expect(textOfHtml(given).text.length).toBeLessThanOrEqual(given.length * 2);
    }),
  );
});
