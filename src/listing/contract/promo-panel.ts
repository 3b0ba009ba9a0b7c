import { Type } from 'typebox'
import { Emphasised, Image, LinkField } from '#src/content/contract/field-types.ts'
import { FieldColour } from '#src/products/contract/codes.ts'

/** What operators put between the full rows of a list: a heading, a sentence, a way onward and a picture. */
export const PromoPanel = Type.Object({
  title: Emphasised,
  text: Type.String(),
  link: LinkField,
  image: Image,
  field: FieldColour,
  /** Set to `fi` when the panel is Finnish on a page in another language. */
  language: Type.Optional(Type.Literal('fi')),
})
export type PromoPanel = Type.Static<typeof PromoPanel>
