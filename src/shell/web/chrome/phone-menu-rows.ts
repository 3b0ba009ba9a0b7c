import type { KeyboardEvent } from 'react'

/**
 * Up, Down, Home and End move along the rows (`data-entry`) of a phone menu; Space follows a row's link as Enter does. Returns
 * whether the key was handled.
 */
export function moveAlongRows(menu: HTMLElement, event: KeyboardEvent<HTMLElement>): boolean {
  const from = event.target instanceof HTMLElement ? event.target : null
  if (!from || from.matches('input')) return false
  if (event.key === ' ' && from.matches('a')) {
    from.click()
    return true
  }
  const rows = [...menu.querySelectorAll<HTMLElement>('[data-entry]')]
  const here = rows.indexOf(from.closest('li')?.querySelector<HTMLElement>('[data-entry]') ?? from)
  const to = targetOf(event.key, here, rows.length)
  if (to === null || rows.length === 0) return false
  rows[to]?.focus()
  return true
}

function targetOf(key: string, here: number, length: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key === 'ArrowDown') return here < 0 ? 0 : (here + 1) % length
  if (key === 'ArrowUp') return here < 0 ? length - 1 : (here - 1 + length) % length
  return null
}
