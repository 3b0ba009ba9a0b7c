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

/** The look of a panel's `background`: a field, a custom colour with readable text, the dark accent, or the page's surface (none). */
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

/** Style of text in a colour that an editor chose: a role of the theme or a custom colour; null: the inherited colour. */
export const inkStyle = (colour: string | null): CSSProperties | undefined =>
  colour === null ? undefined : { color: colour.startsWith('#') ? colour : `var(--${colour})` }
