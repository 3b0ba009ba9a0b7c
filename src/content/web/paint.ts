import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { textOn } from '../rules/colour-contrast.ts'

/** Class of everything that carries a field: sub-brand themes give the field names their own colours there. */
export const paintClass = 'content-paint'

/** Sets the backdrop of a section or tile to a field of the tokens: `sky` → `--field: var(--field-sky)`. */
export const paint = (field: string): CSSProperties => ({ '--field': `var(--field-${field})` }) as CSSProperties // custom property

/** The field's ink, light: on a dark colour of an editor's own. */
const lightInk = { '--field-ink': 'var(--accent-ink)', '--field-ink-muted': 'var(--accent-ink-muted)' }

export interface PanelLook {
  className: string
  style?: CSSProperties
}

/** How a panel's `background` is shown: a field, a colour of its own with text that can be read on it, the dark accent, or nothing for the page's own surface. */
export function panelLook(background: string | null): PanelLook {
  if (background?.startsWith('#')) {
    const isDark = textOn(background) === 'light'
    const style = { '--field': background, ...(isDark && lightInk) } as CSSProperties // custom properties
    return { className: clsx('content-panel content-panel--field', isDark && 'kit-on-accent'), style }
  }
  if (background === null || background === 'surface') return { className: 'content-panel content-panel--plain' }
  if (background === 'accent') return { className: 'content-panel content-panel--accent kit-on-accent' }
  return { className: `content-panel content-panel--field ${paintClass}`, style: paint(background) }
}

/** Text in a colour that an editor chose: a role of the theme or one of its own; null: as around it. */
export const inkStyle = (colour: string | null): CSSProperties | undefined =>
  colour === null ? undefined : { color: colour.startsWith('#') ? colour : `var(--${colour})` }
