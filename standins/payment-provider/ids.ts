import { randomBytes } from 'node:crypto'

const REFERENCE_CHARACTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789'

/** 16 capital letters and digits, the shape of the real ones. */
export function newPspReference(): string {
  // 252 is the largest multiple of 28 in a byte: leaving out what lies above keeps all characters equally likely.
  const bytes = [...randomBytes(64)].filter((byte) => byte < 252).slice(0, 16)
  return bytes.map((byte) => REFERENCE_CHARACTERS.charAt(byte % REFERENCE_CHARACTERS.length)).join('')
}

export function newId(): string {
  return randomBytes(18).toString('base64url')
}

/** Long and with `+`, `/`, `=` and `!` in it, as the real ones: whoever forgets to encode or decode it will notice. */
export function newRedirectResult(): string {
  return `X6XtfGC3!${randomBytes(60).toString('base64')}/+=`
}
