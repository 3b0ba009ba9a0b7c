import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeliveryTerms } from '../../src/delivery/server/delivery-terms.ts'
import { cookieNotice } from '#src/consents/server/cookie-notice.ts'
import { createCartTerms } from '#src/cart/server/cart-terms.ts'
import { languages } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import { systemClock } from '#src/platform/clock.ts'
import { sellerName, sellerPlace, sellerSetting } from '#src/shell/server/seller-setting.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { shopTexts } from '../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { operatorOf } from '../catalogue/operators.ts'
import { readProductFiles } from '../catalogue/product-file.ts'
import { allPages, looseBlocks } from './all-content.ts'
import { readDemoReviews } from '../seed-reviews.ts'
import { localise } from './localise.ts'
import privacyEn from '#src/privacy/texts/en.json' with { type: 'json' }
import privacyFi from '#src/privacy/texts/fi.json' with { type: 'json' }
import privacySv from '#src/privacy/texts/sv.json' with { type: 'json' }

const privacyTexts = { fi: privacyFi, sv: privacySv, en: privacyEn }

/* What stands in several places says the same in each. */

const files = await readProductFiles()
const reviews = Object.values(await readDemoReviews()).flat()
const shown = (language: (typeof languages)[number]) => JSON.stringify(localise([allPages, looseBlocks], language))

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
/** What the shop charges and promises, as carts have it. */
function terms() {
  const clock = systemClock
  const settings = createSettings({ clock })
  const delivery = createDeliveryTerms({ clock, settings })
  return createCartTerms({ settings, delivery })(test.db, clock.now())
}

describe.each(languages)('one truth in %s', (language) => {
  const everything = shown(language)

  it('of who sells: pages, products, mails and receipts have one number and one address', async () => {
    const seller = await createSettings({ clock: systemClock }).only(test.db, sellerSetting)
    const numbers = [...everything.matchAll(/\b\d{7}-\d\b/g)].map(([all]) => all)
    expect(numbers.length).toBeGreaterThan(2)
    expect(new Set(numbers)).toEqual(new Set([seller.businessId]))
    const { street, city } = sellerPlace(seller, language)
    expect(new Set([...everything.matchAll(/Konvehti (?:Oy|Ab|Ltd)\b/g)].map(([all]) => all))).toEqual(
      new Set([sellerName(seller, language)]),
    )
    expect(everything).toContain(`${street}, 00510 ${city}`)
    const streets = [...everything.matchAll(/([^<>"]{1,40}), 00510 Hels/g)].map(([, at = '']) => at)
    expect(streets.length).toBeGreaterThan(2)
    expect(streets.filter((at) => !at.endsWith(street))).toEqual([])
    expect(operatorOf('Konvehti').address).toBe(`${seller.street}, ${seller.postalCode} ${seller.city}`)
  })

  it('of the account: the part about what is stored is not called as one of its pages', () => {
    expect(everything).not.toContain(JSON.stringify(privacyTexts[language]['/privacy/title']))
  })

  it('of oat chocolate, which no name and no text calls milk', () => {
    const told = files.map(
      ({ variations, includedItems: _items, images: _images, slug: _slug, groups: _groups, ...texts }) => [
        texts,
        variations.map(({ name, color }) => [name, color]),
      ],
    )
    const called = /(?<![\w/-])(?:kauramai[td]o|havremjölk|oat[ -]milk)/i
    expect(JSON.stringify(told)).toMatch(/kaurasuklaa/i)
    for (const texts of [everything, JSON.stringify(told)]) expect(called.exec(texts)).toBeNull()
  })

  it('of who takes part: pages that thank are shown whatever became of the link, and claim nothing of their reader', () => {
    const thanks = allPages.filter(({ type }) => type === 'CampaignThankYouPage')
    expect(thanks).toHaveLength(2)
    expect(JSON.stringify(localise(thanks, language))).not.toMatch(
      /Osallistumisesi|Äänesi|ääni \*|olet \*mukana|Ditt deltagande|Din röst om|rösten \*|du är \*med|your (entry|vote)|you are \*in/i,
    )
  })

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

  it('of what delivery costs, and from what it is free: as the settings have it', async () => {
    const { methods } = await terms()
    const free = methods.find(({ freeFromCents }) => freeFromCents !== null)?.freeFromCents ?? 0
    const told = everything + JSON.stringify(reviews.filter((review) => review.language === language))
    const limits = [...told.matchAll(/(?<![\d,.])(\d\d)(?=\s(?:euro(?:sta|a|)\b|€))|€(\d\d)(?!\d|\.)/g)].map(
      ([, a, b]) => a ?? b,
    )
    expect(limits.length).toBeGreaterThan(2)
    expect(new Set(limits)).toEqual(new Set([String(free / 100)]))
    const page = JSON.stringify(
      localise(
        allPages.filter(({ key }) => key === 'delivery'),
        language,
      ),
    )
    for (const { nameKey, priceCents } of methods) {
      expect(page).toContain(shopTexts.lookup(language, nameKey))
      expect(page).toContain(displayMoney(priceCents, language))
    }
  })

  it('of when a parcel is at the door: within the days that the cart promises', async () => {
    const { methods } = await terms()
    const longest = Math.max(...methods.filter(({ kind }) => kind === 'goods').map(({ maxDays }) => maxDays))
    const [sent] = everything.match(/(?<=1–)\d(?= (?:arkipäivässä|vardagar|working days))/) ?? []
    const body = JSON.stringify(localise(allPages.find(({ key }) => key === 'delivery')?.fields, language))
    const ways = [...body.matchAll(/<td>\d–(\d) (?:arkipäivää|vardagar|working days)<\/td>/g)].map(([, days]) =>
      Number(days),
    )
    expect(ways).toHaveLength(4)
    expect(Number(sent) + Math.max(...ways)).toBeLessThanOrEqual(longest)
    // A tablet is engraved in two working days, and its letter takes what a parcel takes.
    const letterTo = (country: string) =>
      methods.find(({ kind, countryCodes }) => kind === 'tablet' && countryCodes.includes(country))
    const [home = 0, ...abroad] = ways
    expect(letterTo('FIN')?.maxDays).toBe(2 + home)
    for (const country of ['SWE', 'DNK', 'NOR', 'ISL']) expect(letterTo(country)?.maxDays).toBe(2 + Math.max(...abroad))
  })

  it('of what an engraved tablet costs', () => {
    const cents = Math.min(
      ...(files.find(({ code }) => code === 'KV8000')?.variations ?? []).map(({ priceCents }) => priceCents),
    )
    const notes = everything.match(/(?:Alkaen|Från|From) [^"·]*?24[,.]90/g) ?? []
    expect(notes.length).toBeGreaterThan(1)
    expect(cents).toBe(2490)
  })

  it('of how long things keep: as the catalogue has it', () => {
    const article = JSON.stringify(localise(allPages.find(({ key }) => key === 'article-storing')?.fields, language))
    const told = [...article.matchAll(/<td>(\d+)<\/td>/g)].map(([, days]) => Number(days))
    const ordinary = files.filter(({ tags }) => !tags.includes('christmas') && !tags.includes('easter'))
    const least = (has: (file: (typeof files)[number]) => boolean) =>
      Math.min(...ordinary.filter(has).map(({ bestBeforeMinDays }) => bestBeforeMinDays ?? Infinity))
    const kept = (...codes: string[]) => least(({ code }) => codes.includes(code))
    const ofCategory = (category: string) => least((file) => file.category === category)
    expect(told).toEqual([
      ofCategory('pastillit'),
      ofCategory('suklaalevyt'),
      kept('KV3005', 'KV3010', 'KV3020', 'KV3035', 'KV3070'),
      kept('KV6015', 'KV6020', 'KV6025', 'KV6030'),
      kept('KV2005', 'KV2010', 'KV2015', 'KV2065'),
      kept('KV2020'),
      kept('KV6005'),
    ])
  })

  it('of what is stored in the browser: the page tells each name of the notice, and for how long', () => {
    const page = JSON.stringify(localise(allPages.find(({ key }) => key === 'cookies')?.fields, language))
    const rows = page.split('</tr>')
    for (const { name, duration } of cookieNotice(language, '').categories.flatMap(({ cookies }) => cookies)) {
      const row = rows.find((one) =>
        one
          .match(/<th scope=\\"row\\">([^<]+)/)?.[1]
          ?.split(', ')
          .includes(name),
      )
      expect(row?.toLowerCase(), name).toContain(duration.toLowerCase().replace(/^(?:kunnes|tills du|until you) /, ''))
    }
  })

  it('of one word for a thing', () => {
    const others = {
      fi: /vastaanottaja|käyttöehdot|toimitusehdot|maksuton toimitus|toimituskulu/i,
      sv: /fri leverans|leveransfri|fraktfri|köpvillkor|användarvillkor|allmänna villkor/i,
      en: /free shipping|terms and conditions|terms of use|shopping bag/i,
    }[language]
    const said = [
      everything,
      JSON.stringify(localise(files, language)),
      JSON.stringify(shopTexts.tables[language]),
    ].flatMap((text) => text.match(others) ?? [])
    expect(said).toEqual([])
  })
})
