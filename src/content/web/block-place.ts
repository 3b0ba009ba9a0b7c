import { createContext, useContext } from 'react'
import { usePage } from '#src/shell/web/page/page-context.ts'

/** Where on the page a block stands; what it cannot know from its own fields. */
export interface BlockPlace {
  /** At the very top of the page: its picture is fetched first. */
  first: boolean
  /** Beside other blocks, in a column of a row or container. */
  nested: boolean
  /** The id of its outermost element, which links lead to (C-21): `block-12`. */
  anchor?: string
}
export const BlockPlaceContext = createContext<BlockPlace>({ first: false, nested: false })
export const useBlockPlace = (): BlockPlace => useContext(BlockPlaceContext)

/** Where a link to the block with this content id leads, without the `#`. */
export const blockAnchor = (id: number): string => `block-${id}`

export type Theme = '' | 'willja' | 'froosh'

/** Set by a container in another theme; null: the page's own. */
export const BlockThemeContext = createContext<Theme | null>(null)

/** The theme the block is shown in; empty for the brand's own. */
export function useBlockTheme(): Theme {
  const own = useContext(BlockThemeContext)
  const page = usePage()
  return own ?? page.layoutTheme
}
