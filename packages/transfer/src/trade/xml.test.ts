import { expect, test } from 'vitest';
import { element, textElement } from './xml.ts';

test.each([null, undefined, ''])('an element of %j is none', (text) => expect(textElement('A', text)).toBeNull());

test('a number is printed, 0 too', () => expect(textElement('A', 0)).toBe('<A>0</A>'));

test('signs of XML are written out, and what XML cannot hold is left away', () =>
  expect(textElement('A', `<b> & "c" 'd' \u0001\uD800\uFFFE😀`, ' lang="en"')).toBe(
    '<A lang="en">&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; \uFFFD😀</A>',
  ));

test('an element whose elements are none is none', () => {
  expect(element('A', [null, textElement('B', '')])).toBeNull();
  expect(element('A', [null, textElement('B', 1)])).toBe('<A><B>1</B></A>');
});
