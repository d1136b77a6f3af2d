import { describe, expect, test } from 'vitest';
import { richTextFault } from './rich-text-fault.ts';

const sound = [
  '',
  'Plain words, 5 &lt; 6 & more',
  '<p>One<br>two<br/>three</p>',
  '<h2>Heading</h2><ul><li><strong>a</strong></li></ul>',
  '<P>Case does not matter</p>',
  '<p><a href="/family?part=7204901" title="Board">part</a> <a href="mailto:a@b.example">mail</a></p>',
  '<a href="https://other.example/x?a=1&amp;b=2">there</a><a href="#below">below</a><a href="tel:+1701">call</a>',
  "<a href='/x' title='a \"b\"'>single quotes</a>",
  '<img src="/media/posts/a.svg" alt="A float" width="10" height="10">',
  '<table><tr><th scope="row">A</th><td colspan="2">1</td></tr></table>',
];
const faulty: [html: string, words: RegExp][] = [
  ['<script>alert(1)</script>', /<script> is not allowed/],
  ['<p onclick="run()">a</p>', /onclick is not allowed on <p>/],
  ['<p style="color:red">a</p>', /style is not allowed/],
  ['<p class="x">a</p>', /class is not allowed/],
  ['<iframe src="https://other.example"></iframe>', /<iframe> is not allowed/],
  ['<svg><a href="/x">a</a></svg>', /<svg> is not allowed/],
  ['<a href="javascript:alert(1)">a</a>', /is not a path/],
  ['<a href="&#106;avascript:alert(1)">a</a>', /is not a path/],
  ['<a href=" javascript:alert(1)">a</a>', /is not a path/],
  ['<a href="//other.example">a</a>', /is not a path/],
  ['<a href="/\\other.example">a</a>', /is not a path/],
  ['<img src="https://other.example/a.png" alt="">', /below \/media\//],
  ['<a href="/\t/other.example">a</a>', /is not a path/],
  ['<a href="/&#47;other.example">a</a>', /is not a path/],
  ['<a href="/&sol;other.example">a</a>', /is not a path/],
  ['<a href="java&Tab;script:alert(1)">a</a>', /is not a path/],
  ['<a href="data:text/html,<b>">a</a>', /malformed/],
  ['<a href="data:text/html;base64,PGI+">a</a>', /is not a path/],
  ['<a href="vbscript:msgbox(1)">a</a>', /is not a path/],
  ['<a href="/x" href="javascript:alert(1)">a</a>', /is not a path/],
  ['<a href="/x"onclick="run()">a</a>', /malformed/],
  ['<a/onclick="run()">a</a>', /malformed/],
  ['<a href="/x" target="_blank">a</a>', /target is not allowed/],
  ['<a href=`javascript:alert(1)`>a</a>', /malformed/],
  ['<img src="/media/a.png" srcset="https://other.example/a.png 2x">', /srcset is not allowed/],
  ['<img src="data:image/svg+xml,x" alt="">', /below \/media\//],
  ['<img src="/media/a.png" onerror="run()">', /onerror is not allowed/],
  ['<scr\0ipt>alert(1)</scr\0ipt>', /malformed/],
  ['<<script>alert(1)</script>', /malformed/],
  ['<script src="https://other.example/x.js">', /<script> is not allowed/],
  ['<SCRIPT>alert(1)</SCRIPT>', /<script> is not allowed/],
  ['<style>*{display:none}</style>', /<style> is not allowed/],
  ['<link rel="stylesheet" href="/x">', /<link> is not allowed/],
  ['<meta content="0;url=https://other.example">', /<meta> is not allowed/],
  ['<base href="https://other.example/">', /<base> is not allowed/],
  ['<form action="https://other.example"><input name="a"></form>', /<form> is not allowed/],
  ['<object data="/x"></object>', /<object> is not allowed/],
  ['<math><mi>a</mi></math>', /<math> is not allowed/],
  ['<noscript><p title="a"></p></noscript>', /<noscript> is not allowed/],
  ['<p title="</p><script>alert(1)</script>">a</p>', /malformed/],
  ['<![CDATA[a]]>', /malformed/],
  ['<img src=x onerror=alert(1)>', /malformed/],
  ["<p onclick='run()'>a</p>", /onclick is not allowed/],
  ['<a title=\'a" onclick="b\' href=\'/x\' onclick="c">a</a>', /onclick is not allowed on <a>/],
  ['<p><b>a</p>', /closes nothing/],
  ['<p>a', /<p> is not closed/],
  ['a</p>', /closes nothing/],
  ['1 < 2', /stands alone/],
  ['<!-- a -->', /stands alone/],
  ['<p title="a>b">', /malformed/],
  ['<constructor>a</constructor>', /<constructor> is not allowed/],
];

describe('rich text', () => {
  test.each(sound)('%s may go into a page', (html) => {
    expect(richTextFault(html)).toBeNull();
  });
  test.each(faulty)('%s may not', (html, words) => {
    expect(richTextFault(html)).toMatch(words);
  });
});
