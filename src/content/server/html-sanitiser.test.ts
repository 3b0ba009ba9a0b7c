import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileMarkup } from '../../../tests/e2e/support/hostile-markup.ts'
import { runsInTier } from '../../../tests/support/tier.ts'
import { markupMax } from '../contract/markup-limits.ts'
import { linkedHtml } from './content-tree.ts'
import { losesMarkup, sanitise, sanitiseRichText } from './html-sanitiser.ts'

describe('an editor’s anchors', () => {
  it.each(['initial-state', 'root', 'starter', 't-x', 'Ääkköset', 'toimitus'])(
    '%s are no ids of the page, and still found',
    (id) => {
      const clean = sanitise(`<h2 id="${id}">Otsikko</h2><p><a href="#${id}">siihen</a></p>`)
      const [, heading] = /<h2 id="([^"]+)"/.exec(clean) ?? []
      const [, link] = /<a href="#([^"]+)"/.exec(clean) ?? []
      expect(heading).toMatch(/^t-/)
      expect(link).toBe(heading)
      expect(sanitise(clean)).toBe(clean)
      expect(losesMarkup(clean)).toBe(false)
      expect(
        linkedHtml(`<a href="content:terms#${id}">`, new Map([['content:terms', { path: '/ehdot', id: 7 }]])),
      ).toBe(/^[\w-]+$/.test(id) ? `<a href="/ehdot#${heading}">` : `<a href="content:terms#${id}">`)
    },
  )

  it('have names of letters, digits, hyphens and underscores only', () => {
    expect(sanitise('<h3 id="a b">x</h3><h3 id="&quot;><script>">y</h3>')).toBe('<h3>x</h3><h3>y</h3>')
    expect(sanitise('<p id="initial-state" name="root">x</p><a href="#" target="_blank">y</a>')).toBe(
      '<p>x</p><a href="#" target="_blank" rel="noopener noreferrer">y</a>',
    )
  })
})

describe('cleaning', () => {
  const piece = fc.constantFrom(
    ...'<p>|</p>|<h2 id="x y">|<h3 id="ä">|<a href="#x">|<a href="java\nscript:x">|<a target=x>|</a>|<img src="media:1" alt="a">|<img src=x>|<script>|</script>|<style>|</style>|<!--|-->|<svg>|</svg>|<math>|<table>|<td>|<textarea>|</textarea>|<title>|&lt;|&#60;|&amp;lt;|&|"|\'|>|<|`|\u0000|é|x'.split(
      '|',
    ),
  )
  const random = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const hostile = fc
    .tuple(fc.integer(), random)
    .map(([seed, more]) => `${hostileMarkup(1 + Math.abs(seed % 60), seed).at(-1)}${more}`)

  it('twice is cleaning once', () => {
    const runs = runsInTier(100_000, 50)
    for (const clean of [sanitise, sanitiseRichText])
      fc.assert(
        fc.property(fc.oneof(random, hostile), (html) => {
          const once = clean(html)
          expect(clean(once)).toBe(once)
        }),
        { numRuns: runs / 2 },
      )
  }, 300_000)
})

describe('markup that no person writes', () => {
  const long = `<p>${'a'.repeat(markupMax)}</p>`
  it.each([
    ['nested deeper than any page', `${'<b>'.repeat(150)}sana${'</b>'.repeat(150)}`],
    ['nested without an end', `${'<i>'.repeat(60_000)}sana`],
    ['of unknown tags without an end', `${'<x>'.repeat(60_000)}sana`],
    ['of signs and hardly a word', `${'<p>&amp;</p>'.repeat(16_000)}sana`],
    ['longer than any text', long],
  ])('%s is its words alone, and an import refuses it', (_what, html) => {
    for (const clean of [sanitise, sanitiseRichText]) {
      const words = clean(html)
      expect(words).not.toMatch(/[<>&]/)
      expect(words).toContain(html === long ? 'aaa' : 'sana')
      expect(words.length).toBeLessThanOrEqual(markupMax)
      expect(clean(words)).toBe(words)
    }
    expect(losesMarkup(html)).toBe(true)
  })

  it('is not what a long text has: ninety levels and ten thousand tags stay', () => {
    const nested = `${'<b>'.repeat(90)}sana${'</b>'.repeat(90)}`
    expect(sanitise(nested)).toBe(nested)
    const many = '<p>Suklaata &amp; lakritsia</p>'.repeat(5_000)
    expect(sanitise(many)).toBe(many)
    expect(losesMarkup(many)).toBe(false)
  })

  it('nor is a text without markup that is longer than one with it', () => {
    expect(sanitise('a'.repeat(markupMax + 1))).toHaveLength(markupMax)
  })
})
