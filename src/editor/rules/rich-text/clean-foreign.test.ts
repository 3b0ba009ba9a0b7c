import { expect, it } from 'vitest'
import { hostileMarkup } from '../../../../tests/e2e/support/hostile-markup.ts'
import { markupTree } from '../../../../tests/support/markup-tree.ts'
import { runsInTier } from '../../../../tests/support/tier.ts'
import { sanitiseRichText } from '../../../content/server/html-sanitiser.ts'
import { readForeign } from './read-markup.ts'
import { sourceProblems } from './source-problems.ts'
import { cleanedForeign } from './clean-foreign.ts'
import { writeMarkup } from './write-markup.ts'

const pasted = (html: string): string =>
  writeMarkup({ type: 'doc', content: readForeign(cleanedForeign(markupTree(html))) })

it('markup that tries to act comes out of a paste as the sanitiser leaves it', () => {
  for (const html of hostileMarkup(runsInTier(20_000, 600), 34)) {
    const clean = pasted(html)
    expect(sanitiseRichText(clean), html).toBe(clean)
  }
})

it('words of unknown elements stay, in their order', () => {
  expect(pasted('<article><h1>Yksi</h1><section>kaksi <mark>kolme</mark></section></article>')).toBe(
    '<h2>Yksi</h2>kaksi kolme',
  )
})

it('a list keeps what its author put between the items', () => {
  expect(pasted('<ul><li>a</li><ul><li>b</li></ul>c</ul>')).toBe('<ul><li>a<ul><li>b</li></ul>c</li></ul>')
})

it('names each element and attribute that the site leaves out, once', () => {
  expect(
    sourceProblems(markupTree('<p class="x" lang="fi"><font>a</font><font>b</font><a href="javascript:x">c</a></p>')),
  ).toEqual([{ tag: 'p', attribute: 'class' }, { tag: 'font' }, { tag: 'a', attribute: 'href' }])
})
