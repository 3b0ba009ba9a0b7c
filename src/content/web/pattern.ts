import type { CSSProperties } from 'react'
import cool from '#src/kit/assets/pattern-tile.svg?url&no-inline'
import warm from '#src/kit/assets/pattern-tile-rose.svg?url&no-inline'

const warmFields = new Set(['rose', 'peach', 'lilac', 'butter'])

/** Of what `patternStyle` paints. */
export const patternClass = 'content-pattern'

/** The house's pattern in the place of a picture: on the accent, or rose on the field itself. */
export const patternStyle = (field: string): CSSProperties =>
  warmFields.has(field)
    ? { backgroundImage: `url(${warm})`, backgroundColor: 'var(--field)' }
    : { backgroundImage: `url(${cool})` }
