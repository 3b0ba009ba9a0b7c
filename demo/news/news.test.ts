import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import { slugOf } from '#src/common/slug.ts'
import { yearOfRelease } from '#src/news/rules/release-year.ts'
import { readProductFiles } from '../catalogue/product-file.ts'
import { places } from '../locations/places.ts'
import { allReleases } from './all-releases.ts'
import { company, contact } from './define.ts'
import { paperName, releaseId, vendorReleases } from './press-room.ts'

const images = new URL('../images/', import.meta.url)
const isThere = (name: string): boolean => existsSync(new URL(name, images))

describe('the demo brand’s releases', () => {
  it('are thirty, over five years, each in three languages with a picture that is there', () => {
    expect(allReleases).toHaveLength(30)
    expect(new Set(allReleases.map(({ key }) => key)).size).toBe(30)
    const years = new Set(allReleases.map(({ publishedAt }) => yearOfRelease(new Date(publishedAt))))
    expect(years).toEqual(new Set([2022, 2023, 2024, 2025, 2026]))
    for (const { key, title, intro, body, pictures } of allReleases) {
      expect(pictures.length, key).toBeGreaterThan(0)
      for (const { file, text } of pictures) {
        expect(isThere(`${file}.webp`), file).toBe(true)
        for (const language of languages) expect(text[language], file).not.toBe('')
      }
      for (const language of languages) {
        expect(title[language].length, key).toBeGreaterThan(10)
        expect(intro[language].length, key).toBeGreaterThan(40)
        expect(body[language], key).toMatch(/^<p>.{100,}/)
        expect(sanitise(body[language]), key).toBe(body[language])
      }
    }
  })

  it('are told newest first, and each has an address of its own', () => {
    const times = allReleases.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const language of languages) {
      const slugs = allReleases.map(({ title }) => slugOf(title[language]))
      expect(new Set(slugs).size).toBe(30)
    }
  })

  it('come with papers where they say so', () => {
    const withPaper = allReleases.filter(({ hasPaper }) => hasPaper)
    expect(withPaper.length).toBeGreaterThan(4)
    for (const { key } of withPaper)
      for (const language of languages) expect(isThere(`news/${paperName(key, language)}.pdf`), key).toBe(true)
  })

  it('are told by the press room in the vendor’s shape, and belong together by language', () => {
    const told = vendorReleases('http://127.0.0.1:3029')
    expect(told).toHaveLength(90)
    expect(new Set(told.map(({ EncryptedId }) => EncryptedId)).size).toBe(90)
    for (const { LanguageVersions } of told) expect(LanguageVersions.map(({ Code }) => Code)).toEqual([...languages])
    expect(told[0]?.EncryptedId).toBe(releaseId('willja-trio', 'fi'))
  })

  it('say what the shop says: prices, places and when the press is answered', async () => {
    const files = await readProductFiles()
    const priceOf = (picture: string): number =>
      files.find(({ images }) => images.includes(`${picture}.webp`))?.variations[0]?.priceCents ?? 0
    const shown = (cents: number): string => displayMoney(cents, 'fi').replace(/\s*€/, '')
    const text = (key: string, language: (typeof languages)[number]) =>
      allReleases.find((release) => release.key === key)?.body[language] ?? ''
    const trio = ['willja-kuusenkerkka', 'willja-karpalo', 'willja-kauramaito'].map(priceOf)
    expect(text('willja-trio', 'fi')).toContain(`${shown(Math.min(...trio))}–${shown(Math.max(...trio))}`)
    expect(text('advent-2026', 'fi')).toContain(shown(priceOf('suklaajoulukalenteri')))
    expect(text('froosh-citrus', 'fi')).toContain(shown(priceOf('froosh-kirpeat-siivut')))
    expect(places).toHaveLength(14)
    expect(company.fi).toContain('neljätoista')
    for (const language of languages) expect(contact[language]).toContain('9–15')
  })
})
