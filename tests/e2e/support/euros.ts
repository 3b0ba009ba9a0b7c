/** Cents of a shown sum: `24,90 €`, `€24.90`, `−1 200,00 €`. */
export function cents(shown: string): number {
  const digits = shown.replaceAll(/\D/g, '')
  if (!/\d[.,]\d\d\D*$/.test(shown)) throw new Error(`Not a sum: ${shown}`)
  return (/^\s*[−-]/.test(shown) ? -1 : 1) * Number(digits)
}

/** As Finnish and Swedish pages show it. Playwright compares with plain spaces. */
export const euros = (sum: number): string => `${Math.floor(sum / 100)},${String(sum % 100).padStart(2, '0')} €`
