import type { ComponentType } from 'react'
import type { Language } from '#src/common/locale.ts'

export interface TabPanelProps {
  phrase: string
  /** Facets of the content search that the address chooses at the start. */
  categoryIds: readonly number[]
}

/** One kind of results. A domain that brings another kind adds its tab to `search-tabs.ts`. */
export interface SearchTab {
  /** `tab=` in the address. */
  id: string
  textKey: string
  /** A question whose answer tells how many results there are; the panel asks the same one. */
  countQuery: (language: Language, phrase: string) => CountQuery
  Panel: ComponentType<TabPanelProps>
}

interface CountQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>
  count: (answer: unknown) => number
  /** The phrase asked for these, whether there are any or not: another tab does not take their place. */
  isMeant?: (answer: unknown) => boolean
  /** Site path that the answer leads on to. */
  redirectUrl?: (answer: unknown) => string | undefined
  enabled: boolean
  staleTime: number
}
