import type { KeyboardEvent } from 'react'

/**
 * Up and down move through the links of the panel, from the field and back to it. From the field the first stop is the page
 * that the phrase leads to, else the first product: it is what most people came for.
 */
export function moveByArrows(event: KeyboardEvent, panel: HTMLElement | null, field: HTMLElement | null): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !panel) return
  const links = [...panel.querySelectorAll<HTMLElement>('a[href]')]
  if (links.length === 0) return
  event.preventDefault()
  const at = links.findIndex((link) => link === document.activeElement)
  const down = event.key === 'ArrowDown'
  if (at < 0) {
    const best = links.findIndex((link) => link.matches('[data-lead], [data-product]'))
    const start = down ? Math.max(best, 0) : links.length - 1
    links[start]?.focus()
  } else (links[at + (down ? 1 : -1)] ?? field)?.focus()
}
