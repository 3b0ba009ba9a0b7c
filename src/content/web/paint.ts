import type { CSSProperties } from 'react'

/** Class of everything that carries a field: sub-brand themes give the field names their own colours there. */
export const paintClass = 'content-paint'

/** Sets the backdrop of a section or tile to a field of the tokens: `sky` → `--field: var(--field-sky)`. */
export const paint = (field: string): CSSProperties => ({ '--field': `var(--field-${field})` }) as CSSProperties // custom property

export interface PanelLook {
  className: string
  style?: CSSProperties
}

/** How a panel's `background` is shown: a field, the dark accent, or nothing at all for the page's own surface. */
export function panelLook(background: string): PanelLook {
  if (background === 'surface') return { className: 'content-panel content-panel--plain' }
  if (background === 'accent') return { className: 'content-panel content-panel--accent kit-on-accent' }
  return { className: `content-panel content-panel--field ${paintClass}`, style: paint(background) }
}
