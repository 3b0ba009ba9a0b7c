import { Type } from 'typebox'
import { FieldColour } from './codes.ts'

/** A recipe that takes the product, as its page shows it. */
export const ProductRecipe = Type.Object({
  contentId: Type.Integer(),
  url: Type.String({ description: 'site path with language prefix' }),
  image: Type.String({ description: 'media path; empty without a picture' }),
  title: Type.String({ description: 'words between asterisks are in italic; may hold soft hyphens' }),
  minutes: Type.Integer({ description: 'preparing and cooking; 0: not told' }),
  field: FieldColour,
})
export type ProductRecipe = Type.Static<typeof ProductRecipe>
