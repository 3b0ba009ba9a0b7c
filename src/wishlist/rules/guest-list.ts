import { wishlistMax } from '../contract/limits.ts'

/**
 * Checks the form of a product code (`products/contract/codes.ts`), because scripts and visitors can write into browser
 * storage.
 */
const isCode = (value: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)

/** Returns the valid part of a stored list: product codes without duplicates, up to the limit. */
export const readGuestList = (stored: readonly string[]): string[] =>
  [...new Set(stored.filter(isCode))].slice(0, wishlistMax)

/** Puts the code first. Null: the list is full. */
export function withProduct(codes: readonly string[], code: string): string[] | null {
  if (codes.includes(code)) return [...codes]
  return codes.length < wishlistMax ? [code, ...codes] : null
}
