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
