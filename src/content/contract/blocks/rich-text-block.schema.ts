import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { FieldColour, HeadingLevel, Html } from '../field-types.ts'

/** Running text, 720 px wide. */
export const RichTextBlock = Type.Interface([BlockBase], {
  heading: Type.String(),
  headingLevel: HeadingLevel,
  html: Html,
  /** Null: no backdrop. */
  field: Type.Union([FieldColour, Type.Null()]),
})
export type RichTextBlock = Type.Static<typeof RichTextBlock>
