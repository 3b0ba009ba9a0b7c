import type { Language } from '#src/common/locale.ts'
import type { KnownLists, ListPanelBody, ListRulesBody, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import type { MediaList } from '#src/media/contract/library.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

const root = '/api/admin/merchandising'
const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it
const at = (list: string, rest = ''): string => `${root}/lists/${encodeURIComponent(list)}${rest}`
const put = (path: string, body: object) => callApi<void>(path, { method: 'PUT', body, language: language() })

export const fetchLists = () => callApi<KnownLists>(`${root}/lists`, { language: language() })
export const fetchMerchandised = (list: string) => callApi<MerchandisedList>(at(list), { language: language() })
export const saveRules = (list: string, body: ListRulesBody) => put(at(list, '/rules'), body)
export const saveFacets = (list: string, groups: readonly string[] | null) => put(at(list, '/facets'), { groups })
export const savePanel = (list: string, body: ListPanelBody) => put(at(list, '/panel'), body)
/** Pictures of the media library, newest first. */
export const fetchPictures = (words: string) =>
  callApi<MediaList>('/api/cms/media', {
    language: language(),
    query: { kinds: 'picture', ...(words && { q: words }) },
  })
export const removePanel = (id: number) =>
  callApi<void>(`${root}/panels/${id}`, { method: 'DELETE', language: language() })

export const listPagePath = (list: string): string => `/merchandising/${encodeURIComponent(list)}`
