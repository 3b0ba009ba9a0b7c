import { shopDay } from '#src/common/working-days.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'

/** Crockford's base 32: no I, L, O, U, so that a number read aloud is written down right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `KV26-7F3K-9QTX`: not sequential, so it does not disclose how many orders there are (C-5.3). The year is that of the shop's
 * day; `random` holds 8 bytes.
 */
export const orderNumber = (at: Date, random: Uint8Array): string => numbered('KV', at, random)

/** `PI26-4KX2-9Q7M`, the reference of a statement of withdrawal. */
export const withdrawalReference = (at: Date, random: Uint8Array): string => numbered('PI', at, random)

function numbered(prefix: string, at: Date, random: Uint8Array): string {
  const characters = [...random.slice(0, 8)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  if (characters.length < 8) throw new Error('A number needs 8 random bytes')
  return `${prefix}${shopDay(at).slice(2, 4)}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** What a person typed, as it is stored: upper case, with its dashes, I and L read as 1 and O as 0. Null: not a number. */
export function parseOrderNumber(typed: string): string | null {
  const match = /^KV(\d\d)([0-9A-Z]{8})$/.exec(readUndividedCode(typed))
  if (!match) return null
  const code = (match[2] ?? '').replace(/[IL]/g, '1').replace(/O/g, '0')
  if (code.includes('U')) return null
  return `KV${match[1]}-${code.slice(0, 4)}-${code.slice(4)}`
}
