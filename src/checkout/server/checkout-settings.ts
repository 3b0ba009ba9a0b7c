import { Type } from 'typebox'
import { keepPolicy } from '#src/consents/server/policies/policies.ts'
import { findCountry } from '#src/common/countries.ts'
import { isDay } from '#src/common/shop-time.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { type SettingGroup, storedSettings } from '#src/platform/settings/settings.ts'
import type { VatRate } from '../rules/terms-of.ts'
import { listVatRates, saveVatRate } from './terms.store.ts'

const vatId = /^([A-Z]{3})\/(food|general|giftcard)\/(\d{4}-\d{2}-\d{2})$/

export const vatSettings: SettingGroup<VatRate> = {
  name: 'vat',
  summary: 'VAT by country, class and first day: per cent, and the last day or null',
  schema: Type.Object({
    rate: Type.Number({ minimum: 0, maximum: 99 }),
    validTo: Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]),
  }),
  list: async (executor) =>
    new Map((await listVatRates(executor)).map((row) => [`${row.countryCode}/${row.class}/${row.validFrom}`, row])),
  save: (tx, _id, row) => saveVatRate(tx, row),
  newRow(id) {
    const [, countryCode, taxClass, validFrom = ''] = vatId.exec(id) ?? []
    return isDay(validFrom) && findCountry(countryCode ?? '')
      ? { countryCode, class: taxClass, validFrom, validTo: null }
      : null
  },
  faultOf(row, _before, rows) {
    const { rate, validFrom, validTo } = row
    if (Number(rate.toFixed(1)) !== rate) return 'rate'
    if (validTo !== null && !(isDay(validTo) && validTo >= validFrom)) return 'validTo'
    const other = rows.find((one) => one.validFrom !== validFrom && isSameClass(one, row) && overlap(one, row))
    return other === undefined ? null : other.validFrom < validFrom ? 'validFrom' : 'validTo'
  },
}

const isSameClass = (one: VatRate, other: VatRate): boolean =>
  one.countryCode === other.countryCode && one.class === other.class
/** Whether the periods share a day. */
const overlap = (one: VatRate, other: VatRate): boolean =>
  (one.validTo === null || one.validTo >= other.validFrom) && (other.validTo === null || other.validTo >= one.validFrom)

/** Directive 2011/83/EU, article 9: not less than fourteen. */
export const withdrawalSetting = storedSettings(
  'withdrawal',
  'days a consumer may withdraw from a sale',
  Type.Object({ days: Type.Integer({ minimum: 14, maximum: 365 }) }),
)

const title = Type.String({ pattern: '^[^<>&{}]{1,100}$' })
/** No HTML but links to the two pages, each closed. */
const consentText = Type.String({
  maxLength: 1_000,
  pattern: '^(?:[^<>&{}]|\\{(?:terms|withdrawal)\\}[^<>&{}]+\\{end\\})+$',
})

const consents = storedSettings(
  'consent',
  'what a shopper may agree to: version, whether it must be, texts with {terms}, {withdrawal} and {end} around links',
  Type.Object({
    version: Type.String({ pattern: '^[\\w.-]{1,20}$' }),
    required: Type.Boolean(),
    titleFi: title,
    titleSv: title,
    titleEn: title,
    textFi: consentText,
    textSv: consentText,
    textEn: consentText,
  }),
)

/** C-4.10. Agreement is stored by version: another text is another version, and every shopper is asked again. */
export const consentSettings: typeof consents = {
  ...consents,
  // A consent cannot change between required and optional.
  faultOf: (row, before) => (before === null || row.required === before.required ? null : 'required'),
  check: async (executor, key, row) => {
    const words = {
      fi: { title: row.titleFi, text: row.textFi },
      sv: { title: row.titleSv, text: row.textSv },
      en: { title: row.titleEn, text: row.textEn },
    }
    return (await keepPolicy(executor, { key, version: row.version, words })) ? null : 'version'
  },
}

/** Checks that each consent still has its version's first text; throws an error that names one with another text. */
export async function checkConsentTexts(executor: Executor): Promise<void> {
  for (const [key, row] of await consentSettings.list(executor))
    if (await consentSettings.check?.(executor, key, row))
      throw new Error(
        `The text of the consent "${key}" is not that which its version ${row.version} was used with: ` +
          `give it a version of its own by the line "settings set consent/${key} version=…"`,
      )
}

export const checkoutSettings = [vatSettings, withdrawalSetting, consentSettings]
