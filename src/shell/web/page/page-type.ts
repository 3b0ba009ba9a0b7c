import type { ComponentType } from 'react'
import type { PageEnvelope, PageModel } from '#src/shell/contract/page-model.ts'

/** The code of some blocks, in one file: brought when a page has one of them. */
export interface BlockCode {
  /** Source file `load` imports, relative to the project. */
  module: string
  /** Block types in this file (`HeroBlock`); null: all types that no other file names. */
  types: readonly string[] | null
  /** Resolves when blocks can be rendered at once. */
  load: () => Promise<void>
}

export type PageComponent<Fields = unknown> = ComponentType<{ page: PageModel<Fields> }>

/** One page template. Adding a page type is a folder with this and one line in `src/app/browser/page-types.ts`. */
export interface PageType<Fields = unknown> {
  /** Last entry of `contentType` as a hyphenated name: `start-page`. */
  name: string
  /** Source file `load` imports, relative to the project: the server looks up its chunks in the build's manifest. */
  module: string
  /** Loads the type's code; the shell awaits it before the first render and before a navigation ends. */
  load: () => Promise<PageComponent<Fields>>
  /** Names of the type's block areas in addition to the areas that every page has. */
  areas?: readonly (keyof Fields)[]
  /** Rows of the header and footer this page wants; checkout swaps in the simplified header. */
  chrome?: 'full' | 'checkout'
}

/**
 * Defines a template whose component takes the fields of its page type, typed by the schema that the server makes them by:
 * `definePage<CategoryPageFields>({ … })`. The registry gives a component only pages of its name. A field whose name the envelope
 * already has does not compile.
 */
export const definePage = <Fields>(
  type: keyof Fields & keyof PageEnvelope extends never ? PageType<Fields> : never,
): PageType => type as PageType
