import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { HeadingLevel } from '../field-types.ts'

/** Facts under 2 px lines: no icons, no slogans. */
export const UspCardsBlock = Type.Interface([BlockBase], {
  heading: Type.String(),
  headingLevel: HeadingLevel,
  usps: Type.Array(Type.Object({ heading: Type.String(), body: Type.String(), url: Type.String() }), { maxItems: 6 }),
})
export type UspCardsBlock = Type.Static<typeof UspCardsBlock>
