import type { Block, BlockBase } from '#src/shell/contract/block.ts'
import type { Fields, FieldValues, Words } from './fields.ts'

/**
 * A block type, whole: what editors call it and fill in, and how it looks filled in. Data for the server and the editor; the
 * storefront knows its type alone. Beside it in its folder stand its component, and what the server adds to it.
 */
export interface BlockDefinition {
  /** Last entry of `contentType`: `HeroBlock`. */
  type: string
  label: Words
  fields: Fields
  /** At least one: the editors' first filling, the gallery, and tests of every block. */
  samples: readonly Block[]
}

/** What the component of a block with these fields is given. */
export type BlockOf<Of> = BlockBase & FieldValues<Of>
