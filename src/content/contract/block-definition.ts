import type { Block, BlockBase } from '#src/shell/contract/block.ts'
import type { Fields, FieldValues, Words } from './fields.ts'

/** The shelves of the editors' catalogue, in its order. */
export const blockCategories = ['hero', 'text', 'media', 'products', 'navigation', 'layout', 'forms'] as const
export type BlockCategory = (typeof blockCategories)[number]

/** The drawing next to a type's name in outline, tree and catalogue. */
export type BlockIcon =
  | 'hero'
  | 'text'
  | 'list'
  | 'notice'
  | 'cards'
  | 'picture'
  | 'columns'
  | 'carousel'
  | 'film'
  | 'social'
  | 'product'
  | 'link'
  | 'form'
  | 'search'
  | 'map'
  | 'news'
  | 'page'
  | 'folder'
  | 'settings'

/**
 * A whole block type: its name and fields for editors, and filled-in samples. The server and the editor read it; the storefront
 * knows only its type. The same folder holds its component and what the server adds to it.
 */
export interface BlockDefinition {
  /** Last entry of `contentType`: `HeroBlock`. */
  type: string
  label: Words
  category: BlockCategory
  icon: BlockIcon
  fields: Fields
  /** At least one: the editors' first filling, the gallery, and tests of every block. */
  samples: readonly Block[]
}

/** The data that the component of a block with these fields gets. */
export type BlockOf<Of> = BlockBase & FieldValues<Of>
