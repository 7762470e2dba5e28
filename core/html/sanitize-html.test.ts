import { describe, expect, expectTypeOf, it } from 'vitest';
import { sanitizeHtml, type SanitizedHtml } from './sanitize-html.ts';

const attacks: Record<string, readonly (readonly [html: string, remains: string])[]> = {
  'a script': [
    ['<script>alert(1)</script>text', 'text'],
    ['<SCRIPT SRC=https://x.example/x.js></SCRIPT>text', 'text'],
    ['<script/xss src="data:,alert(1)">alert(1)</script/>text', 'text'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<<script>alert(1)//<</script>', '&lt;'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>text', 'text'],
    ['<object data="x.swf"><embed src="x.swf"></object>text', 'text'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<base href="https://x.example/"><meta http-equiv="refresh" content="0;url=https://x.example">a', 'a'],
    ['<form action="https://x.example"><input name=q><button formaction=x>go</button></form>', 'go'],
    ['<link rel=stylesheet href=https://x.example/x.css>a', 'a'],
  ],
  'an event handler': [
    ['<p onclick="alert(1)">text</p>', '<p>text</p>'],
    ['<p ONMOUSEOVER=alert(1)>text</p>', '<p>text</p>'],
    ['<p/onclick=alert(1)/>text', '<p>text</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<body onload=alert(1)>text', 'text'],
    ['<details open ontoggle=alert(1)>text</details>', '<div>text</div>'],
    ['<video><source onerror=alert(1)></video>', ''],
    ['<a href="https://x.example" onfocus=alert(1) autofocus>x</a>', '<a href="https://x.example">x</a>'],
    [
      '<a href="https://x.example&quot; onclick=&quot;alert(1)">x</a>',
      '<a href="https://x.example&quot; onclick=&quot;alert(1)">x</a>',
    ],
    ['<p\u000Conclick=alert(1)>text</p>', '<p>text</p>'],
  ],
  'an address that runs script': [
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="\u0001javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="javascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;&#97;vascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#x6A&#x61vascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="vbscript:msgbox(1)">x</a>', '<a>x</a>'],
    ['<a xlink:href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ],
  'an address of data or files': [
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<a href="DATA:text/html;base64,PHNjcmlwdD4=">x</a>', '<a>x</a>'],
    ['<a href="blob:https://x.example/1">x</a>', '<a>x</a>'],
    ['<a href="file:///etc/passwd">x</a>', '<a>x</a>'],
  ],
  'an address that is not another site’s': [
    ['<a href="/api/pcsx/auth/logout">x</a>', '<a>x</a>'],
    ['<a href="logout">x</a>', '<a>x</a>'],
    ['<a href="//x.example">x</a>', '<a>x</a>'],
    ['<a href="\\\\x.example">x</a>', '<a>x</a>'],
    ['<a href="https:x.example">x</a>', '<a>x</a>'],
    ['<a href="http://x.example">x</a>', '<a>x</a>'],
    ['<a href="#main">x</a>', '<a>x</a>'],
  ],
  'foreign content that changes how HTML is read': [
    ['<svg onload=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<a>x</a>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p>'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', 'x'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>', '<table></table>'],
    [
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style></mglyph></form>',
      '',
    ],
    ['<svg><title><p>x</p></title></svg>', '<p>x</p>'],
  ],
  'broken and nested tags': [
    ['<p><strong>one<p>two', '<p><strong>one<p>two</p></strong></p>'],
    ['<p title="><script>alert(1)</script>">x</p>', '<p>x</p>'],
    ["<p title='\"><img src=x onerror=alert(1)>'>x</p>", '<p>x</p>'],
    ['<img """><script>alert(1)</script>">', '"&gt;'],
    ['</div></div><p>x</p>', '<p>x</p>'],
    ['<p>x</p', '<p>x</p>'],
    ['<p', 'p'],
    ['<!--[if IE]><script>alert(1)</script><![endif]-->x', 'x'],
    ['<!--><img src=x onerror=alert(1)>-->x', '--&gt;x'],
    ['<![CDATA[<img src=x onerror=alert(1)>]]>x', 'x'],
    ['<?xml version="1.0"?><!doctype html>x', 'x'],
    ['<plaintext><p>x', '&lt;p&gt;x'],
    ['<textarea></textarea><p>x</p>', '<p>x</p>'],
    ['<select><option>one</option></select>x', 'x'],
    ['<p>\u0000x</p>', '<p>\u0000x</p>'],
  ],
  entities: [
    ['a < b & c', 'a &lt; b &amp; c'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
    ['&#60;img src=x onerror=alert(1)&#62;', '&lt;img src=x onerror=alert(1)&gt;'],
    [
      '<a href="https://x.example/?a=1&b=%22<2>">x</a>',
      '<a href="https://x.example/?a=1&amp;b=%22&lt;2&gt;">x</a>',
    ],
    ['R&D &eacute; &nbsp;', 'R&amp;D é \u00a0'],
  ],
  'a <template>': [
    ['<template><script>alert(1)</script></template>x', 'x'],
    ['<template><p onclick=alert(1)>x</p></template>', '<p>x</p>'],
    ['<p><template></p><img src=x onerror=alert(1)></template>', '<p></p>'],
  ],
  'a <style> and other looks': [
    ['<style>p { background: url(https://x.example) }</style>text', 'text'],
    ['<style><!--</style><img src=x onerror=alert(1)>--></style>x', '--&gt;x'],
    ['<p style="position:fixed;inset:0">x</p>', '<p>x</p>'],
    ['<p class="x" id="main" data-pt-theme="" role="alert" tabindex="1">x</p>', '<p>x</p>'],
    ['<font color=red>x</font><center>y</center><u>z</u>', 'x<div>y</div>z'],
    ['<td background="javascript:alert(1)">x</td>', '<td>x</td>'],
  ],
  'a picture': [
    ['<img src="https://x.example/pixel.gif">', ''],
    ['<picture><source srcset="https://x.example/x.png"></picture>', ''],
  ],
};

describe.each(Object.entries(attacks))(
  'sanitizeHtml leaves harmless what comes as %s',
  (_category, cases) => {
    it.each(cases)('%j becomes %j', (html, remains) => {
      expect(sanitizeHtml(html)).toBe(remains);
    });
  },
);

describe('sanitizeHtml', () => {
  it.each([
    '<p>One <strong>two</strong> <em>three</em> <b>four</b> <i>five</i> <s>six</s></p>',
    '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
    '<ul><li>one<ol><li>two</li></ol></li></ul>',
    '<blockquote><p>one</p></blockquote><pre><code>two</code></pre>',
    '<p><a href="https://x.example">x</a> <a href="mailto:jobs@x.example">y</a> <a href="tel:+4144">z</a></p>',
    '<p>10<sup>6</sup> parts, H<sub>2</sub>O</p><ol start="3"><li>three</li></ol>',
    '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
  ])('keeps %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['<h1>Title</h1><h5>b</h5>', '<h2>Title</h2><h4>b</h4>'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['one<br>two<hr>', 'one<br />two<hr />'],
    ['<th scope="x" colspan="99999" rowspan="2">a</th>', '<th rowspan="2">a</th>'],
  ])('makes of %j what a page has room for: %j', (html, remains) => {
    expect(sanitizeHtml(html)).toBe(remains);
  });

  it.each([
    ['<div>First line</div><div>Second line</div>', '<div>First line</div><div>Second line</div>'],
    ['<h5>Tasks</h5>Do this', '<h4>Tasks</h4>Do this'],
    ['<dl><dt>Pay</dt><dd>100</dd></dl>', '<div><div>Pay</div><div>100</div></div>'],
    ['<address>Berlin</address>Germany', '<div>Berlin</div>Germany'],
    [
      '<section class="x"><p>One</p></section><figcaption>Two</figcaption>',
      '<div><p>One</p></div><div>Two</div>',
    ],
  ])('keeps apart the words of neighbours in %j', (html, remains) => {
    expect(sanitizeHtml(html)).toBe(remains);
  });

  it('changes nothing of what it has made', () => {
    for (const [html] of Object.values(attacks).flat()) {
      const once = sanitizeHtml(html);
      expect(sanitizeHtml(once)).toBe(once);
    }
  });

  it('keeps to a depth that every browser keeps to', () => {
    const deep = sanitizeHtml('<blockquote>'.repeat(10_000));
    expect(deep.match(/<blockquote>/g)!.length).toBeLessThanOrEqual(50);
  });

  it('makes a type that no other text has', () => {
    expectTypeOf(sanitizeHtml('x')).toEqualTypeOf<SanitizedHtml>();
    expectTypeOf<string>().not.toExtend<SanitizedHtml>();
  });
});
