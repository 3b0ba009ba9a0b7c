import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isKnownPrefix, joinPhoneNumber, splitPhoneNumber } from './phone.ts'

/*
 * The server's final check of telephone numbers. The numbering plans of all countries are too large for a browser, which
 * only removes what certainly is not part of a number.
 */

/**
 * The number in its stored form. A country code written without + is removed only when the digits as they are form no
 * number of that country and the rest does: 46 is also an area of Sweden, and 47 begins Norwegian numbers. A text that is
 * no number in any reading stays as typed.
 */
export function readPhoneNumber(wire: string): string {
  const phone = splitPhoneNumber(wire)
  const { prefix, localNumber } = phone
  const asTyped = joinPhoneNumber(phone)
  const hasBareCode = isKnownPrefix(prefix) && localNumber.startsWith(prefix.slice(1))
  return validNumber(asTyped) ?? (hasBareCode ? validNumber(`+${localNumber}`) : null) ?? asTyped
}

/** Whether some country's numbering plan has such a number. */
export const isPhoneNumber = (stored: string): boolean => validNumber(stored) !== null

function validNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text)
  return number?.isValid() === true ? number.number : null
}
