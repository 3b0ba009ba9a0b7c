import { expect, it } from 'vitest'
import { sanitiseRichText } from './html-sanitiser.ts'
import { picturedHtml } from './pictured-html.ts'

const media = new Map([
  [3, { url: '/media/category/leivat.webp', altText: 'Leipiä & "näkkäriä"', width: 1200, height: 800 }],
  [4, { url: '/media/drawings/kuu.svg', altText: 'Kuu', width: 24, height: 24 }],
  [5, { url: '/media/uploaded/a.pdf', altText: '' }],
])
const shown = (html: string): string => picturedHtml(sanitiseRichText(html), media)

it('a picture in a text is the library’s, in the sizes of the image route, with its words', () => {
  const html = shown('<figure><img src="media:3"><figcaption>Leipä</figcaption></figure>')
  expect(html).toContain('src="/images/1280/webp/default/category/leivat.webp"')
  expect(html).toContain('/images/384/webp/default/category/leivat.webp 384w')
  expect(html).toContain('alt="Leipiä &amp; &quot;näkkäriä&quot;" width="1200" height="800" loading="lazy"')
  expect(html).toContain('<figcaption>Leipä</figcaption>')
})

it('words of the place win, and decoration has none', () => {
  expect(shown('<img alt="Oma" src="media:3">')).toContain('alt="Oma"')
  expect(shown('<img src="media:3" alt="">')).toContain('alt=""')
  expect(shown('<img src="media:4">')).toContain('<img src="/media/drawings/kuu.svg" alt="Kuu"')
})

it.each([
  '<img src="https://evil.example/x.png">',
  '<img src="/media/category/leivat.webp">',
  '<img src="data:image/png;base64,x">',
  '<img src="media:99">',
  '<img src="media:5">',
  '<img src="media:3x">',
  '<img src="x" onerror="alert(1)">',
])('%s leaves nothing behind', (html) => {
  expect(shown(`<p>${html}</p>`)).toBe('<p></p>')
})

it('nothing but its number and its words passes', () => {
  expect(sanitiseRichText('<img alt="x" onload="a" style="b" srcset="c" src="media:3" class="d">')).toBe(
    '<img src="media:3" alt="x" />',
  )
})
