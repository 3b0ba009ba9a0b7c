import type { Language } from '#src/common/locale.ts'
import type { Block } from '#src/shell/contract/block.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { ContentHit, ShortcutItems } from '../contract/content-search.ts'

/** One block by its content id, as it would stand in an area (C-3.4). Throws an `ApiError`: 404 where it is not published. */
export const fetchBlock = (id: number, language: Language, signal: AbortSignal): Promise<Block> =>
  callApi(`/api/cda/content/${id}`, { language, signal })

/** The pages that a block promotes, as a search shows them. Throws an `ApiError`: 404 where the block is not published. */
export const fetchPromoted = async (id: number, language: Language, signal: AbortSignal): Promise<ContentHit[]> =>
  (await callApi<ShortcutItems>(`/api/search/shortcutsitem/${id}/items`, { query: { language }, signal })).items
