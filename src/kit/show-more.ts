import { flushSync } from 'react-dom'

/**
 * Shows more of a list of choices and focuses the first added one: the pressed button disappears, and the focus would be lost with
 * it. `shown`: the number of choices shown before.
 */
export function showMore(list: Element | null, shown: number, show: () => void): void {
  flushSync(show)
  const added = Array.from(list?.querySelectorAll('input[type="checkbox"]') ?? []).slice(shown)
  const first = added.find((choice): choice is HTMLInputElement => !choice.matches(':disabled'))
  first?.focus()
}
