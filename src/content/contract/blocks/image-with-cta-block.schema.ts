import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { FieldColour, HeadingLevel, Html, Image } from '../field-types.ts'

/** Picture and text side by side; optional parts are skipped when empty. */
export const ImageWithCtaBlock = Type.Interface([BlockBase], {
  preHeading: Type.String(),
  heading: Type.String(),
  headingLevel: HeadingLevel,
  body: Html,
  image: Image,
  /** Stands beside `image` under the text, as in the brand halves of the start page; null: one picture. */
  imageSecondary: Type.Union([Image, Type.Null()]),
  imageAlignment: Type.Union([Type.Literal('left'), Type.Literal('right')]),
  ctaLabel: Type.String(),
  ctaUrl: Type.String(),
  ctaLabelSecondary: Type.String(),
  ctaUrlSecondary: Type.String(),
  /** Panel colour: a field, or `accent` for the dark panel. */
  background: Type.Union([FieldColour, Type.Literal('accent'), Type.Literal('surface')]),
  /** Small line under the body, such as a price. */
  note: Type.String(),
  /** The one large rounded corner of a picture panel. */
  quarter: Type.Boolean(),
  /** Wordmark instead of the heading's text (the heading stays for assistive technology). */
  wordmark: Type.Union([Type.Literal(''), Type.Literal('willja'), Type.Literal('froosh')]),
  /** Shows the panel in another theme's colours; empty: the page's. */
  theme: Type.Union([Type.Literal(''), Type.Literal('willja'), Type.Literal('froosh')]),
})
export type ImageWithCtaBlock = Type.Static<typeof ImageWithCtaBlock>
