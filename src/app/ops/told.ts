import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { refusedInWords } from '#src/office/server/refused.ts'

/* Values and refusals as the command line says them. */

/** The end of a field's name that says that it is a sum, alone or as a filter. */
export const sum = /Cents(?=From$|To$|$)/

/** A field as its option is called: `totalCentsFrom` is `--total-from`, in euros. */
export const optionOf = (field: string): string =>
  field.replace(sum, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A refusal in words; that of a field names it. */
export function refusalText(refusal: Refusal, text: TextLookup): string {
  if (refusal.kind !== 'fields')
    return refusedInWords(refusal, 'en', text)
      .map(({ value }) => value)
      .join('\n')
  return Object.entries(refusal.fields)
    .map(([field, keys]) => `${optionOf(field)}: ${keys.map((key) => text('en', key)).join(' ')}`)
    .join('\n')
}

/** A value in words of one line: sums in euros, times of Helsinki; a state by its name. */
export function told(value: unknown, field = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return sum.test(field) ? (value / 100).toFixed(2) : String(value)
  if (Array.isArray(value)) return value.map((one) => told(one, field)).join(', ')
  if (typeof value === 'object')
    return 'value' in value && 'label' in value
      ? String(value.value)
      : Object.entries(value)
          .map(([name, one]) => [optionOf(name), told(one, name)])
          .filter(([, one]) => one !== '')
          .map((one) => one.join(' '))
          .join('  ')
  const word = String(value as string)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(word) ? formatShopTime(new Date(word)) : word
}

/** A record in lines of text; a list in it has a line for each of its rows. */
export function toldWhole(fields: object): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => {
      if (Array.isArray(value) && typeof value[0] === 'object')
        return [`${optionOf(name)}:`, ...value.map((one) => `  ${told(one)}`)]
      const words = told(value, name)
      return words === '' ? [] : [`${optionOf(name)}: ${words}`]
    })
    .join('\n')
}
