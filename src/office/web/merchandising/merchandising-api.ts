import type { Language } from '#src/common/locale.ts'
import type {
  KnownLists,
  ListFacetsBody,
  ListPanelBody,
  ListRulesBody,
  MerchandisedList,
} from '#src/listing/contract/merchandising.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

const root = '/api/admin/merchandising'
const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it
const at = (list: string, rest = ''): string => `${root}/lists/${encodeURIComponent(list)}${rest}`
const write = (method: 'POST' | 'PUT', path: string, body: object) =>
  callApi<void>(path, { method, body, language: language() })

export const fetchLists = () => callApi<KnownLists>(`${root}/lists`, { language: language() })
export const fetchMerchandised = (list: string) => callApi<MerchandisedList>(at(list), { language: language() })
export const saveRules = (list: string, body: ListRulesBody) => write('PUT', at(list, '/rules'), body)
export const saveFacets = (list: string, body: ListFacetsBody) => write('PUT', at(list, '/facets'), body)
export const addPanel = (list: string, body: ListPanelBody) => write('POST', at(list, '/panels'), body)
export const changePanel = (id: number, body: ListPanelBody & { version: number }) =>
  write('PUT', `${root}/panels/${id}`, body)
export const removePanel = (id: number, version: number) =>
  callApi<void>(`${root}/panels/${id}`, { method: 'DELETE', query: { version }, language: language() })

export const listPagePath = (list: string): string => `/merchandising/${encodeURIComponent(list)}`
