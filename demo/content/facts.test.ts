import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { readProductFiles } from '../catalogue/product-file.ts'
import { allPages, looseBlocks } from './all-content.ts'
import { localise } from './localise.ts'

/* What stands in several places says the same in each; docs/proof-reading.md lists such facts. */

const files = await readProductFiles()
const shown = (language: (typeof languages)[number]) => JSON.stringify(localise([allPages, looseBlocks], language))

describe.each(languages)('one truth in %s', (language) => {
  const everything = shown(language)

  it('of when the telephone is answered', () => {
    const hours = [...everything.matchAll(/\b9–(\d\d)\b/g)].map(([all]) => all)
    expect(hours.length).toBeGreaterThan(1)
    expect(new Set(hours)).toEqual(new Set(['9–15']))
  })

  it('of what the terms are called', () => {
    const name = { fi: 'Tilausehdot', sv: 'Beställningsvillkor', en: 'Terms of sale' }[language]
    const links = [...everything.matchAll(/href=\\"content:terms\\">([^<]+)</g)].map(([, text]) => text)
    expect(links.length).toBeGreaterThan(1)
    expect(new Set(links)).toEqual(new Set([name]))
    expect(localise(allPages.find(({ key }) => key === 'terms')?.name, language)).toBe(name)
  })

  it('of where the beans of each bar come from', () => {
    const article = JSON.stringify(
      localise(
        allPages.find(({ key }) => key === 'article-cocoa'),
        language,
      ),
    )
    const origins = { fi: /Manabí|Piura|Ghana|ghanalai/, sv: /Manabí|Piura|Ghana/, en: /Manabí|Piura|Ghana/ }[language]
    const bars = files.filter(({ category }) => category === 'suklaalevyt')
    for (const { code, additionalDetails, description } of bars) {
      const told = [description, ...additionalDetails.map(({ content }) => content)].map((text) => text[language])
      // The mass of ruby is bought ready; the article says so.
      if (code !== 'KV1060') expect(told.join(' '), code).toMatch(origins)
    }
    for (const origin of ['Manabí', 'Piura', 'Ghana', language === 'fi' ? 'Rubiini' : 'Ruby'])
      expect(article).toContain(origin)
  })

  it('of how many pralines the calendar holds', () => {
    const six = {
      fi: /kuuden takana|kuusi konvehtia/g,
      sv: /sex av dem|sex praliner/g,
      en: /six of them|six pralines/g,
    }[language]
    expect(everything.match(six)).toHaveLength(2)
    const calendar = files.find(({ code }) => code === 'KV7060')
    expect(calendar?.additionalDetails[0]?.content[language]).toMatch(/kuusi|sammanlagt sex|six in all/)
  })

  it('of the delivery limit', () => {
    const limits = [...everything.matchAll(/(\d\d)(?= euro(?:sta|a|)\b)|€(\d\d)(?!\d|\.)/g)].map(([, a, b]) => a ?? b)
    expect(limits.length).toBeGreaterThan(2)
    expect(new Set(limits)).toEqual(new Set(['49']))
  })
})
