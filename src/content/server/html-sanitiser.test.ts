import { describe, expect, it } from 'vitest'
import { linkedHtml } from './content-tree.ts'
import { losesMarkup, sanitise } from './html-sanitiser.ts'

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
