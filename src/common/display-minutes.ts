/** "25 min", "1 h", "1 h 10 min": the same in the shop's languages. Empty for none. */
export function displayMinutes(minutes: number): string {
  if (minutes <= 0) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const shown = [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`]
  return shown.filter((part) => part !== false).join(' ')
}

/** ISO 8601: `PT1H10M`; empty for none. */
export function isoMinutes(minutes: number): string {
  if (minutes <= 0) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}
