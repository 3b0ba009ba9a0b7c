import { Type } from 'typebox'
import { countries, findCountry } from '#src/common/countries.ts'
import { dayText, noonOf } from '#src/common/day-text.ts'
import { isDay } from '#src/common/shop-time.ts'
import type { SettingGroup } from '#src/platform/settings/settings.ts'
import type { VatRate } from '../rules/vat-rates.ts'
import { listVatRates, saveVatRate } from './vat-rate.store.ts'

const vatId = /^([A-Z]{3})\/(food|general|giftcard)\/(\d{4}-\d{2}-\d{2})$/
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', format: 'date' })
const changeable = {
  rate: Type.Number({ minimum: 0, maximum: 99 }),
  validTo: Type.Union([Day, Type.Null()]),
}

export const vatSettings: SettingGroup<VatRate> = {
  name: 'vat',
  summary: 'VAT by country, class and first day: per cent, and the last day or null',
  schema: Type.Object(changeable),
  label: (_id, { countryCode, class: taxClass, validFrom }, language, text) =>
    [
      text(language, findCountry(countryCode)?.nameKey ?? countryCode),
      text(language, `office/settings/option/${taxClass}`),
      dayText(noonOf(validFrom), language),
    ].join(', '),
  adding: {
    schema: Type.Object({
      countryCode: Type.Enum(countries.map(({ countryCode }) => countryCode)),
      class: Type.Enum(['food', 'general', 'giftcard']),
      validFrom: Day,
      ...changeable,
    }),
    idOf: ({ countryCode, class: taxClass, validFrom }) => [countryCode, taxClass, validFrom].join('/'),
  },
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
