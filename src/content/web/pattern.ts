import type { CSSProperties } from 'react'
import cool from '#src/kit/assets/pattern-tile.svg?url&no-inline'
import warm from '#src/kit/assets/pattern-tile-rose.svg?url&no-inline'

const warmFields = new Set(['rose', 'peach', 'lilac', 'butter'])

/** The class of elements that `patternStyle` paints. */
export const patternClass = 'content-pattern'

/** The brand's pattern instead of a picture: on the accent, or rose on the field itself. */
export const patternStyle = (field: string): CSSProperties =>
  warmFields.has(field)
    ? { backgroundImage: `url(${warm})`, backgroundColor: 'var(--field)' }
    : { backgroundImage: `url(${cool})` }
