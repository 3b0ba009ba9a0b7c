import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { plainHeading, textOfHtml, wordsOf } from './plain-text.ts'

describe('what a search reads', () => {
  it.each([
    ['Kuka *paahtaa* suklaa\u00ADlevyt', 'Kuka paahtaa suklaalevyt'],
    ['  kaksi\n riviä ', 'kaksi riviä'],
    ['', ''],
  ])('of the heading %j', (heading, words) => {
    expect(plainHeading(heading)).toBe(words)
  })

  it.each([
    ['<p>Kaakao<br>papu</p><p>toinen</p>', 'Kaakao papu toinen'],
    ['<a href="content:terms" title="ei">Ehdot</a> &amp; R&amp;D&nbsp;x', 'Ehdot & R&D x'],
    ['', ''],
  ])('of the HTML %j', (html, words) => {
    expect(textOfHtml(html)).toBe(words)
  })

  it('of fields: texts and HTML at any depth, without addresses, dates, colours and unknown fields', () => {
    const schema = Type.Object({
      heading: Type.String(),
      body: Type.String({ 'x-html': true }),
      colour: Type.Union([Type.Literal('sand'), Type.Literal('rose')]),
      image: Type.Object({ url: Type.String(), altText: Type.String() }),
      links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
      card: Type.Union([Type.Object({ text: Type.String() }), Type.Null()]),
      publishedDate: Type.String(),
      columns: Type.Integer(),
    })
    const value = {
      heading: 'Tarina',
      body: '<p>Runko</p>',
      colour: 'sand',
      image: { url: '/media/a.webp', altText: 'Papuja' },
      links: [{ name: 'Ehdot', url: 'content:terms' }],
      card: { text: 'Kortti' },
      publishedDate: '2026-01-05T10:00:00.000Z',
      columns: 2,
      stray: 'vieras',
    }
    expect(wordsOf(schema, value)).toEqual(['Tarina', 'Runko', 'Papuja', 'Ehdot', 'Kortti'])
  })
})
