import { createContext, useContext } from 'react'
import { usePage } from '#src/shell/web/page/page-context.ts'

/** A block's place on the page, which its fields do not tell. */
export interface BlockPlace {
  /** At the very top of the page: its picture is fetched first. */
  first: boolean
  /** In a column of a row or container, next to other blocks. */
  nested: boolean
  /** The id of its outermost element, which links lead to (C-21): `block-12`. */
  anchor?: string
}
export const BlockPlaceContext = createContext<BlockPlace>({ first: false, nested: false })
export const useBlockPlace = (): BlockPlace => useContext(BlockPlaceContext)

/** Returns the anchor of the block with this content id, without the `#`. */
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
