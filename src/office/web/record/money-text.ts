/** Reads a sum as people type it ("8,82", "1 200.50 €"); null: it is none. */
export function centsOf(text: string): number | null {
  const plain = text.replaceAll(/[\s€]/g, '').replace(',', '.').replace('−', '-')
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** Writes cents as they may be typed: "8,82". */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
