import type { CSSProperties } from 'react'
import type { MenuItem } from '#src/shell/contract/navigation.ts'

/** The caption under an entry's picture continues its backdrop; without a name it takes the theme's field. */
export const pictureField = ({ properties }: MenuItem): CSSProperties | undefined =>
  properties.field ? ({ '--field': `var(--field-${properties.field})` } as CSSProperties) : undefined // a variable
