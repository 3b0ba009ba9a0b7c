import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { FieldColour, HeadingLevel, Image, LinkField } from '../field-types.ts'

/** A grid of shelves: picture, name, count. Cards refer to categories; the server fills in url and count. */
export const CategoryCardsBlock = Type.Interface([BlockBase], {
  heading: Type.String(),
  headingLevel: HeadingLevel,
  link: Type.Union([LinkField, Type.Null()]),
  /** `shelf`: square tiles, four in a row. `notes`: 3:2 pictures, three in a row, for articles. */
  layout: Type.Union([Type.Literal('shelf'), Type.Literal('notes')]),
  categoryCardBlocks: Type.Array(
    Type.Object({
      title: Type.String(),
      /** One small line under the title; empty: none. */
      text: Type.String(),
      url: Type.String(),
      image: Image,
      field: FieldColour,
      /** Products on the shelf; null when the card is not a category. */
      count: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
})
export type CategoryCardsBlock = Type.Static<typeof CategoryCardsBlock>
