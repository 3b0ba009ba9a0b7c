/**
 * Number of a parcel in the form of the Universal Postal Union (S10): two letters, eight digits, a check digit, the country. A carrier
 * with a contract gives its own; this one stands in for it.
 */
export function labelNumber(random: Uint8Array): string {
  const digits = [...random.slice(0, 8)].map((byte) => byte % 10)
  if (digits.length < 8) throw new Error('A label needs 8 random bytes')
  return `KV${digits.join('')}${checkDigit(digits)}FI`
}

const weights = [8, 6, 4, 2, 3, 5, 9, 7]

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0)
  const rest = 11 - (sum % 11)
  if (rest === 10) return 0
  return rest === 11 ? 5 : rest
}
