import { expect, it } from 'vitest'
import { htmlAsText } from './html-text.ts'

it.each([
  ['<p>Kaakao<br>papu</p><p>toinen</p>', 'Kaakao papu toinen'],
  ['<ul><li>yksi</li><li>ka<b>ksi</b></li></ul><h2>Kolme</h2>', 'yksi kaksi Kolme'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['<a href="content:terms" title="ei">Ehdot</a> &amp; R&amp;D&nbsp;x', 'Ehdot & R&D x'],
  ['<p>a</p><p>b &nbsp; c</p>', 'a b c'],
  ['&#60;b&#62; &#x41; &#39; &apos; &unknown; &#9999999;', "<b> A ' ' &unknown;"],
  ['*alku* suklaa\u00ADlevy', '*alku* suklaa\u00ADlevy'],
  ['', ''],
])('the text of %j is %j', (html, text) => expect(htmlAsText(html)).toBe(text))
