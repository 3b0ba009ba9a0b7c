import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import type { Block, BlockLink } from '#src/shell/contract/block.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { fetchBlock } from './block-api.ts'

/** Fresh for an hour, as pages are (specification 1, section 4). */
export const blockFreshMs = 3_600_000

/** Of all of them: what is kept of the site may have grown old. */
export const blocksKey = ['block'] as const

/** Its words come in the language it is asked in, so each language has its own entry. */
const blockQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...blocksKey, id, language],
    queryFn: ({ signal }) => fetchBlock(id, language, signal),
    staleTime: blockFreshMs,
    gcTime: blockFreshMs,
  })

/** The block a link names, with the link's own place in its row. Null before it came, and where it cannot be had. */
export function useLinkedBlock({ contentLink, displayOption }: BlockLink): Block | null {
  const { data } = useQuery(blockQuery(contentLink.id, useLanguage()))
  return data ? { ...data, ...(displayOption && { displayOption }) } : null
}
