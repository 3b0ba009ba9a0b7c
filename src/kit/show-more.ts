import { flushSync } from 'react-dom'

/**
 * Shows more of a list of choices and goes on to the first of what was added: the button that was pressed goes away with it,
 * and focus with the button. `shown`: how many stood there before.
 */
export function showMore(list: Element | null, shown: number, show: () => void): void {
  flushSync(show)
  const added = Array.from(list?.querySelectorAll('input[type="checkbox"]') ?? []).slice(shown)
  const first = added.find((choice): choice is HTMLInputElement => !choice.matches(':disabled'))
  first?.focus()
}
