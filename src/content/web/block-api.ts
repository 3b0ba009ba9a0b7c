import type { Language } from '#src/common/locale.ts'
import type { Block } from '#src/shell/contract/block.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/** One block by its content id, as it would stand in an area (C-3.4). Throws an `ApiError`: 404 where it is not published. */
export const fetchBlock = (id: number, language: Language, signal: AbortSignal): Promise<Block> =>
  callApi(`/api/cda/content/${id}`, { language, signal })
