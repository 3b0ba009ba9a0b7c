import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsInTier } from '../../../tests/support/tier.ts'
import { cleanVector } from './vector-sanitiser.ts'

const drawing = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" ${more}>${inside}</svg>`
const cleaned = (inside: string, more = '') => cleanVector(drawing(inside, more))?.markup

describe('a drawing', () => {
  it('keeps its shapes, its paints and the roles of the theme; its size is its place’s', () => {
    const inside = '<g fill="var(--copper)"><path d="M0 0a4 4 0 0 1 4 4H0z" transform="rotate(45 2 2)"></path></g>'
    expect(cleanVector(drawing(inside, 'width="48" height="32"'))).toEqual({
      markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${inside}</svg>`,
      width: 24,
      height: 16,
    })
  })

  it('may name its own parts, under names that no page and no other drawing has', () => {
    const inside = (d: string, name = 'main') =>
      `<defs><clipPath id="${name}"></clipPath></defs><path clip-path="url(#${name})" fill="#abc" d="${d}"></path><use href="#${name}"></use>`
    const names = [inside('M0 0'), inside('M1 1')].map((one) => {
      const markup = cleaned(one) ?? ''
      const [, name = ''] = / id="(t-[0-9a-f]{24}-main)"/.exec(markup) ?? []
      const d = / d="([^"]+)"/.exec(markup)?.[1] ?? ''
      expect(markup).toBe(drawing(inside(d, name)).replace(' >', '>'))
      return name
    })
    expect(new Set(names).size).toBe(2)
    // Nor has one that was given another's names.
    expect(cleaned(inside('M0 0', names[1]))).toBe(cleaned(inside('M0 0')))
  })

  it('names no part that it has not, which another drawing on the page might have', () => {
    expect(cleaned('<use href="#x"/><path fill="url(#x)" stroke="#abc" d="M0 0"/>'.repeat(4_000))).toBe(
      drawing('<use></use><path stroke="#abc" d="M0 0"></path>'.repeat(4_000)).replace(' >', '>'),
    )
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['HTML inside', '<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>'],
    ['a sheet', '<style>*{background:url(//evil)}</style>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a shape from elsewhere', '<use href="https://evil.example/x.svg#y"/>'],
    ['an old link', '<use xlink:href="data:image/svg+xml,x"/>'],
    ['a paint from elsewhere', '<path fill="url(https://evil.example/#x)"/>'],
    ['a moved value', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a style', '<path style="background:url(//evil)"/>'],
    ['words', '<text>alert</text><title>alert(1)</title>'],
    ['what a parser takes for text', '<![CDATA[<script>alert(1)</script>]]>'],
    ['what a comment hides', '<!--><script>alert(1)</script>-->'],
  ])('loses %s', (_, inside) => {
    expect(cleaned(inside)).not.toMatch(
      /script|on\w+=|https?:\/\/(?!www\.w3)|javascript|alert|style|evil|data:|<text|<a|<!/i,
    )
  })

  it.each([
    ['no drawing', '<html><body>svg</body></html>'],
    ['nothing', ''],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<path d="M0 0"/>')}`],
    ['two roots', drawing('') + drawing('')],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ['no size that is one', '<svg viewBox="0 0 0 24"></svg>'],
  ])('is none with %s', (_, text) => {
    expect(cleanVector(text)).toBeNull()
  })

  const multiplied = (name: (next: string) => string): string =>
    Array.from({ length: 12 }, (_, level) => `<g id="l${level}">${name(`l${level + 1}`).repeat(10)}</g>`).join('')

  it.each([
    ['shapes named ten times in each of twelve levels', multiplied((next) => `<use href="#${next}"/>`)],
    ['masks of masks', multiplied((next) => `<rect mask="url(#${next})" width="1" height="1"/>`)],
    ['a part that is drawn in itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['a part that names what it stands in', '<g id="a"><use href="#a"/></g>'],
    ['more depth than any drawing has', `${'<g>'.repeat(60)}${'</g>'.repeat(60)}`],
    ['a depth that is the whole of it', '<g>'.repeat(30_000)],
  ])('is refused with %s', (_, inside) => {
    expect(cleanVector(drawing(inside))).toBeNull()
  })

  it('may name a part as often as a person would', () => {
    const inside = `<symbol id="dot"><circle r="1"></circle></symbol>${'<use href="#dot"></use>'.repeat(1_000)}`
    expect(cleaned(inside)?.split('<use').length).toBe(1_001)
  })

  it('leaves behind what stood around it', () => {
    expect(cleanVector(`<?xml version="1.0"?><b>${drawing('')}</b>`)?.markup).toBe(drawing('').replace(' >', '>'))
  })

  it('is the same when it is cleaned again', () => {
    const piece = fc.constantFrom(
      ...'<path d="M0 0"/>|<g>|</g>|<script>|</script>|<a|>|"|\'|&lt;|&#60;|<!--|-->|<![CDATA[|]]>|id="x"|<g id="x">|<g id="t-0123456789abcdef01234567-x">|<use href="#x"/>|<use href="#t-0123456789abcdef01234567-y"/>|url(#x)|x:href=|onload=|<svg|</svg>|\u0000|é'.split(
        '|',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = cleanVector(drawing(pieces.join('')))
        if (once) expect(cleanVector(once.markup)).toEqual(once)
      }),
      { numRuns: runsInTier(100_000, 100) },
    )
  }, 300_000)
})
