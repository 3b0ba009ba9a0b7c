import type { ComponentType } from 'react'
import type { PageModel } from '#src/shell/contract/page-model.ts'

/** The code of the blocks: one file for all of them, brought when a page has any. */
export interface BlockCode {
  /** Source file `load` imports, relative to the project. */
  module: string
  /** Resolves when blocks can be rendered at once. */
  load: () => Promise<void>
}

export type PageComponent = ComponentType<{ page: PageModel }>

/** One page template. Adding a page type is a folder with this and one line in `src/app/browser/page-types.ts`. */
export interface PageType {
  /** Last entry of `contentType` as a hyphenated name: `start-page`. */
  name: string
  /** Source file `load` imports, relative to the project: the server looks up its chunks in the build's manifest. */
  module: string
  /** Its code arrives on demand; the shell awaits it before the first render and before a navigation ends. */
  load: () => Promise<PageComponent>
  /** True for a page that shows blocks which are in none of its areas. */
  hasOwnBlocks?: true
  /** Rows of the header and footer this page wants; checkout swaps in the simplified header. */
  chrome?: 'full' | 'checkout'
}
