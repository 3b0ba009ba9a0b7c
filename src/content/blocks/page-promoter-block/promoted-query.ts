import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import { fetchPromoted } from '../../web/block-api.ts'
import { blockFreshMs, blocksKey } from '../../web/linked-block.ts'

/** Query for the pages that a block promotes, per language. */
export const promotedQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...blocksKey, id, 'promoted', language],
    queryFn: ({ signal }) => fetchPromoted(id, language, signal),
    staleTime: blockFreshMs,
    gcTime: blockFreshMs,
  })
