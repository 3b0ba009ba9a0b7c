import type { Amount } from './ledger-events.ts'
import { ProviderError } from './provider-error.ts'

export type Fields = Readonly<Record<string, unknown>>

export function parseFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProviderError(400, '702', 'The request is not a JSON object')
  }
  return body as Fields // narrowed to an object above; every field is checked where it is read
}

/** Throws when the field is missing, empty, not a text or longer than `maxLength`. */
export function requiredText(fields: Fields, name: string, errorCode: string, maxLength = 1024): string {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') {
    throw new ProviderError(422, errorCode, `Required field '${name}' is not provided.`)
  }
  if (value.length > maxLength) throw new ProviderError(422, errorCode, `Field '${name}' is too long.`)
  return value
}

export function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export function requiredAmount(fields: Fields): Amount {
  const amount = fields['amount']
  if (typeof amount !== 'object' || amount === null) {
    throw new ProviderError(422, '100', "Required object 'amount' is not provided.")
  }
  const { value, currency } = amount as Fields // narrowed to an object above
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw new ProviderError(422, '138', 'Currency code is not valid')
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) {
    throw new ProviderError(422, '137', 'Invalid amount specified')
  }
  return { currency, value }
}
