import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isKnownPrefix, joinPhoneNumber, splitPhoneNumber } from './phone.ts'

/*
 * The server's last word on a telephone number. The numbering plans of all countries are too large for a browser, which only
 * removes what certainly is not part of a number.
 */

/**
 * The number as it is stored. A country code written without + is taken off only where the digits as they stand are no number of
 * that country and the rest is one: 46 is also an area of Sweden, and 47 begins Norwegian numbers. What is no number in any
 * reading stays as it was typed.
 */
export function readPhoneNumber(wire: string): string {
  const phone = splitPhoneNumber(wire)
  const { prefix, localNumber } = phone
  const asTyped = joinPhoneNumber(phone)
  const hasBareCode = isKnownPrefix(prefix) && localNumber.startsWith(prefix.slice(1))
  return validNumber(asTyped) ?? (hasBareCode ? validNumber(`+${localNumber}`) : null) ?? asTyped
}

/** Whether the plans of some country have such a number. */
export const isPhoneNumber = (stored: string): boolean => validNumber(stored) !== null

function validNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text)
  return number?.isValid() === true ? number.number : null
}
