import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import type { Block, BlockLink } from '#src/shell/contract/block.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { fetchBlock } from './block-api.ts'

/** Fresh for an hour, as pages are (specification 1, section 4). */
export const blockFreshMs = 3_600_000

/** Query key prefix of all linked blocks, for a refetch when cached pages are stale. */
export const blocksKey = ['block'] as const

/** A block's texts are in the requested language, so each language has its own entry. */
const blockQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...blocksKey, id, language],
    queryFn: ({ signal }) => fetchBlock(id, language, signal),
    staleTime: blockFreshMs,
    gcTime: blockFreshMs,
  })

/** Returns the block that a link names, with the link's place in its row. Null before it has loaded, and when loading fails. */
export function useLinkedBlock({ contentLink, displayOption }: BlockLink): Block | null {
  const { data } = useQuery(blockQuery(contentLink.id, useLanguage()))
  return data ? { ...data, ...(displayOption && { displayOption }) } : null
}
