import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { refusedInWords } from '#src/office/server/refused.ts'

/* Values and refusals as the command line says them. */

/** The end of a field's name that says that it is a sum, alone or as a filter. */
export const sum = /Cents(?=From$|To$|$)/

/** A field as its option is called: `totalCentsFrom` is `--total-from`, in euros. */
export const optionOf = (field: string): string =>
  field.replace(sum, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A refusal in words; that of a field names it, by its option or as `nameOf` says. */
export function refusalText(refusal: Refusal, text: TextLookup, nameOf = optionOf): string {
  if (refusal.kind !== 'fields')
    return refusedInWords(refusal, 'en', text)
      .map(({ value }) => value)
      .join('\n')
  return Object.entries(refusal.fields)
    .map(([field, keys]) => `${nameOf(field)}: ${keys.map((key) => text('en', key)).join(' ')}`)
    .join('\n')
}

/** A value in words of one line: sums in euros, times of Helsinki; a state by its name. */
export function told(value: unknown, field = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return sum.test(field) ? (value / 100).toFixed(2) : String(value)
  if (value instanceof Date) return formatShopTime(value)
  if (Array.isArray(value)) return value.map((one) => told(one, field)).join(', ')
  if (typeof value === 'object')
    return 'value' in value && 'label' in value
      ? String(value.value)
      : Object.entries(value)
          .map(([name, one]) => [optionOf(name), told(one, name)])
          .filter(([, one]) => one !== '')
          .map(([name = '', one]) => (name === 'id' ? one : `${name} ${one}`))
          .join('  ')
  const word = String(value as string)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(word) ? formatShopTime(new Date(word)) : word
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !('value' in value && 'label' in value)

/** A record in lines of text: what it consists of, and the rows of its lists, stand below their names. */
export function toldWhole(fields: object, indent = ''): string {
  return Object.entries(fields)
    .flatMap(([name, value]: [string, unknown]) => {
      const begun = `${indent}${optionOf(name)}:`
      if (Array.isArray(value) && isPlain(value[0])) return [begun, ...value.map((one) => `${indent}  ${told(one)}`)]
      if (isPlain(value) && !Array.isArray(value)) return [begun, toldWhole(value, `${indent}  `)]
      const words = told(value, name)
      return words === '' ? [] : [`${begun} ${words}`]
    })
    .join('\n')
}
