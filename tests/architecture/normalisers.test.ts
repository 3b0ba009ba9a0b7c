import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from '../../src/account/rules/address-form.ts'
import { readUserUpdate, toUserUpdate } from '../../src/account/rules/profile-form.ts'
import { normaliseTablet } from '../../src/cart/rules/custom-tablet.ts'
import { emptyUserDetails, fromAddressInput, toAddressInput } from '../../src/checkout/rules/user-details.ts'
import { normaliseBusinessId } from '../../src/common/business-id.ts'
import { cleanLine, cleanParagraphs } from '../../src/common/clean-text.ts'
import { readPhoneNumber } from '../../src/common/phone-number.ts'
import { cleanPhone, normalisePhone, phonePrefixes } from '../../src/common/phone.ts'
import { normalisePostalCode } from '../../src/common/postal-code.ts'
import { cleanPhrase, queryKey } from '../../src/common/search-phrase.ts'
import { normalisePath } from '../../src/common/site-path.ts'
import { readCode, readUndividedCode } from '../../src/common/typed-code.ts'
import { plainHeading } from '../../src/content/rules/plain-text.ts'
import { sanitise } from '../../src/content/server/html-sanitiser.ts'
import { normaliseTarget } from '../../src/content/server/redirect-rule.ts'
import { cleanValue } from '../../src/forms/rules/check-submission.ts'
import { normaliseCode as normaliseCardCode, normalisePin } from '../../src/gift-cards/rules/code.ts'
import { normaliseCard } from '../../src/gift-cards/rules/sold-card.ts'
import { emailKey } from '../../src/identity/server/account/email-key.ts'
import { slugOf } from '../../src/common/slug.ts'
import { cleanTerm } from '../../src/product-search/rules/synonym-rules.ts'
import { cleanText, codeKey, foldLetters } from '../../src/product-search/rules/words.ts'
import { plainIngredients } from '../../src/products/rules/emphasis.ts'
import { normaliseCode as normalisePromoCode } from '../../src/promotions/rules/promotion.ts'
import { foldEmail } from '../../src/promotions/server/customer-key.ts'
import { cleanReview } from '../../src/reviews/rules/review-fields.ts'
import { plainText } from '#src/engraving/rules/engravable.ts'
import { runsInTier } from '../support/tier.ts'

/*
 * What is cleaned is cleaned by the field, by the form and by the server: a normaliser that changes its own answer makes another
 * value of it each time.
 */

/** Pieces that people and spreadsheets leave in what they type, beside letters of every kind. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('0', '00', '+', '358', '46', '47', '45', '354', '(0)', '40', '5123380', '12'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(' ', '\u00a0', '-', '\u2013', '.', '/', '\u00ad', '\u200b', '\u202a', 'tel:', 'FI'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'a',
      'Å',
      'ä',
      '\u0308',
      'ß',
      'ﬁ',
      'İ',
      'đ',
      '@',
      '<b>',
      '&amp;',
      '\r\n',
      '\n',
      '"',
      '%41',
      '+',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
)
const typed = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
const countryCode = fc.constantFrom('FIN', 'SWE', 'NOR', 'DNK', 'ISL', '')
const recordOf = <Name extends string>(...names: Name[]): fc.Arbitrary<Record<Name, string>> =>
  fc
    .tuple(...names.map(() => typed))
    .map((values) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) as Record<Name, string>) // of these names

/** By the name it is exported with, or a name of our own for one that is made of two. */
const texts: Record<string, (text: string) => string | null> = {
  cleanLine,
  cleanParagraphs,
  cleanPhrase,
  cleanTerm,
  cleanText,
  codeKey,
  emailKey,
  foldEmail,
  foldLetters,
  normaliseCardCode,
  normalisePath,
  normalisePhone,
  normalisePin,
  normalisePromoCode,
  normaliseTarget,
  plainHeading,
  plainIngredients,
  plainText,
  queryKey,
  readCode,
  readPhoneNumber,
  readUndividedCode,
  sanitise,
  slugOf,
  'cleanValue of a line': (text) => cleanValue({ kind: 'text' } as Parameters<typeof cleanValue>[0], text), // its kind alone
  'cleanValue of lines': (text) => cleanValue({ kind: 'lines' } as Parameters<typeof cleanValue>[0], text), // its kind alone
}
const options = { numRuns: runsInTier(20_000) }

describe('what was cleaned is clean', () => {
  it.each(Object.entries(texts))('%s', (_name, clean) => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = clean(text)
        if (once !== null) expect(clean(once)).toBe(once)
      }),
      options,
    )
  })

  it.each([
    ['normalisePostalCode', normalisePostalCode],
    ['normaliseBusinessId', normaliseBusinessId],
  ])('%s', (_name, clean) => {
    const property = fc.property(typed, countryCode, (text, country) => {
      const once = clean(text, country)
      expect(clean(once, country)).toBe(once)
    })
    fc.assert(property, options)
  })

  it('cleanPhone', () => {
    const phone = fc.record({ prefix: fc.constantFrom(...phonePrefixes, '+1', ''), localNumber: typed })
    fc.assert(
      fc.property(phone, (given) => {
        const once = cleanPhone(given)
        expect(cleanPhone(once)).toEqual(once)
      }),
      options,
    )
  })

  it('normaliseTablet', () => {
    const tablet = recordOf('flavour', 'frontText', 'backText', 'signature', 'name', 'address', 'postalCode', 'city', 'countryCode', 'phone') // prettier-ignore
    fc.assert(
      fc.property(tablet, (given) => {
        const once = normaliseTablet(given)
        expect(normaliseTablet(once)).toEqual(once)
      }),
      options,
    )
  })

  it('normaliseCard', () => {
    const card = recordOf('recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn')
    fc.assert(
      fc.property(card, fc.boolean(), (given, isForSelf) => {
        const once = normaliseCard({ ...given, isForSelf })
        expect(normaliseCard(once)).toEqual(once)
      }),
      options,
    )
  })

  it('cleanReview', () => {
    fc.assert(
      fc.property(recordOf('title', 'text', 'name', 'email', 'orderNumber'), (given) => {
        const once = cleanReview({ ...given, rating: '5' })
        expect(cleanReview(once)).toEqual(once)
      }),
      options,
    )
  })

  it('an address of the book, of the profile and of the checkout', () => {
    const address = recordOf('name', 'firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'phoneNumber')
    fc.assert(
      fc.property(address, countryCode, (given, country) => {
        const book = readAddress({ ...given, countryCode: country })
        expect(readAddress(book)).toEqual(book)
        const { line1: street, postalCode, city, firstName, lastName, phoneNumber: phone } = given
        const profile = readUserUpdate({ firstName, lastName, phone, billingAddress: { street, postalCode, city, countryCode: country } }) // prettier-ignore
        expect(readUserUpdate(toUserUpdate(profile))).toEqual(profile)
        const details = (input: object) => toAddressInput({ ...emptyUserDetails, ...fromAddressInput(input) })
        const kept = details({ ...given, countryCode: country, companyName: given.name, businessId: given.line2 })
        expect(details(kept)).toEqual(kept)
      }),
      options,
    )
  })
})

it('every normaliser is tried', async () => {
  const self = await readFile(new URL(import.meta.url), 'utf8')
  const source = join(import.meta.dirname, '../../src')
  const files = (await readdir(source, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const names = await Promise.all(
    files.map(async (file) => {
      const found = (await readFile(join(source, file), 'utf8')).matchAll(
        /^export (?:const|function) ((?:normalise|clean|fold)[A-Z]\w*)/gm,
      )
      return [...found].map(([, name = '']) => name)
    }),
  )
  expect(names.flat().filter((name) => !self.includes(name) && !(name in notNormalisers))).toEqual([])
})

/** What is named like one and is none, with what it is instead. */
const notNormalisers: Readonly<Record<string, string>> = {
  foldedTitle: 'an expression of the database',
  cleanMarkup: 'refuses or gives what `sanitise` gives',
  cleanVector: 'gives a drawing with its size',
  cleanPhoneOf: 'calls `cleanPhone` for the fields of a form',
}
