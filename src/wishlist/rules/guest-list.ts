import { wishlistMax } from '../contract/limits.ts'

/** As products are named (`products/contract/codes.ts`); anybody can write into a browser's storage. */
const isCode = (value: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)

/** What of a stored list is one: codes, each once, as many as a list holds. */
export const readGuestList = (stored: readonly string[]): string[] =>
  [...new Set(stored.filter(isCode))].slice(0, wishlistMax)

/** The last one comes first. Null: the list is full. */
export function withProduct(codes: readonly string[], code: string): string[] | null {
  if (codes.includes(code)) return [...codes]
  return codes.length < wishlistMax ? [code, ...codes] : null
}
