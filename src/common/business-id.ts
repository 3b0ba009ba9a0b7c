import { homeCountryCode } from './countries.ts'

/** Weights of the seven digits of a Finnish business id; the weighted sum modulo 11 determines the eighth. */
const weights = [7, 9, 10, 5, 8, 4, 2]

/** The text key of a fault in a company's id in its country (`FIN`), or null; an empty id is fine. */
export function businessIdFault(typed: string, countryCode: string): string | null {
  const id = normaliseBusinessId(typed, countryCode)
  if (id === '') return null
  if (countryCode !== homeCountryCode) return /^[\dA-Z][\dA-Z .-]{3,19}$/.test(id) ? null : 'forms/business-id-invalid'
  return /^\d{7}-\d$/.test(id) && checkDigit(id) === Number(id.at(-1)) ? null : 'forms/business-id-fin'
}

/** The digit that follows the first seven; null when no valid id has these seven. */
function checkDigit(id: string): number | null {
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(id[index]), 0) % 11
  if (rest === 1) return null
  return rest === 0 ? 0 : 11 - rest
}

/** Writes the id in its usual form: in capitals, a Finnish one with its hyphen. */
export function normaliseBusinessId(typed: string, countryCode: string): string {
  const id = typed.trim().toUpperCase().normalize('NFC')
  if (countryCode !== homeCountryCode) return id
  // People write the country code of the VAT number before it.
  const digits = id.replace(/^FI/, '').replaceAll(/[\s\u2010-\u2015-]/g, '')
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 7)}-${digits.slice(7)}` : id
}
