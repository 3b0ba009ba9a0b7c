import { Type } from 'typebox'
import type { BlockCategory, BlockIcon } from '#src/content/contract/block-definition.ts'
import type { Fields, Words } from '#src/content/contract/fields.ts'
import type { PageShelf } from '#src/content/contract/pages/page-shelves.ts'
import type { Stored } from './common.ts'

/* GET /api/cms/schema: every type of page, block and site item with its fields. */

/** A first filling in stored form. Blocks in it have no id: they get one when they are saved. */
export interface Preset {
  /** `example-1` of the type itself, or `saved-12` of an editor (`GET /api/cms/presets`). */
  key: string
  label: Words
  fields: Stored
}

export interface TypeDefinition {
  type: string
  /** `item`: of the site, as menus and popups are, edited by form alone. */
  kind: 'page' | 'block' | 'item'
  label: Words
  icon: BlockIcon
  /** Where a block stands in the catalogue; null for pages and items. */
  category: BlockCategory | null
  /** Where a page stands among the kinds of a new page; null for blocks and items. */
  shelf: PageShelf | null
  /** In the order of the form. `group` says the tab (absent: content), `shownWhen` when the field is shown at all. */
  fields: Fields
  /** Which blocks each area accepts, by the name of the area's field. */
  allowed: Record<string, readonly string[]>
  /** All fields with their empty values. */
  blank: Stored
  /** The type's own examples, complete, which may be published as they are. */
  presets: readonly Preset[]
}

export interface EditorSchema {
  types: Record<string, TypeDefinition>
  /** The deepest nesting of blocks, and the most entries of one area. */
  areaDepthMax: number
  areaEntriesMax: number
}
export const EditorSchema = Type.Unsafe<EditorSchema>({ type: 'object', additionalProperties: true })
