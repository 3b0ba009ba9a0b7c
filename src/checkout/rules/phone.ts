import { defaultPhonePrefix } from '../contract/limits.ts'

/** Country prefixes a saved number is recognised by, in the order they are tried (specification 3, section 5). */
export const phonePrefixes = ['+358', '+354', '+46', '+47', '+45'] as const

export interface PhoneNumber {
  /** `+358` */
  prefix: string
  /** Digits only. */
  localNumber: string
}

/**
 * A saved number for the form: spaces go, a leading 00 becomes +, other characters go. Without a known prefix the form
 * starts empty with the default one. A known prefix with nothing after it throws: such a number can't have been saved.
 */
export function parsePhoneNumber(saved: string): PhoneNumber {
  const compact = saved.replace(/\s/g, '').replace(/^00/, '+')
  const number = (compact.startsWith('+') ? '+' : '') + compact.replace(/\D/g, '')
  const prefix = phonePrefixes.find((known) => number.startsWith(known))
  if (prefix === undefined) return { prefix: defaultPhonePrefix, localNumber: '' }
  const localNumber = number.slice(prefix.length)
  if (localNumber === '') throw new Error('A phone number has nothing after its country prefix')
  return { prefix, localNumber }
}

/** The wire form of what the form holds (C-4.6). */
export const joinPhoneNumber = (phone: PhoneNumber): string => `${phone.prefix}${phone.localNumber}`

/**
 * Divides a number on the wire into what the form's rules check, without correcting anything: `12ab` stays `12ab`, so that
 * the rules see what the shopper typed.
 */
export function splitPhoneNumber(wire: string): PhoneNumber {
  const compact = wire.replace(/\s/g, '')
  const prefix = phonePrefixes.find((known) => compact.startsWith(known)) ?? /^\+\d{0,2}/.exec(compact)?.[0] ?? ''
  return { prefix, localNumber: compact.slice(prefix.length) }
}
