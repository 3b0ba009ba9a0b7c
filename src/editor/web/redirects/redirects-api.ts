import { isLanguage, type Language } from '#src/common/locale.ts'
import { type ApiRequest, callApi } from '#src/shell/web/http/api-client.ts'
import type { RedirectAdded, RedirectBody, RedirectEntry, RedirectList } from '../../contract/redirects.ts'

/* Calls of the redirects. What the server says of faults is in the language of the page. */

const spoken = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'fi'
}
const ask = <Answer>(path: string, request: ApiRequest = {}): Promise<Answer> =>
  callApi<Answer>(`/api/cms/redirects${path}`, { language: spoken(), ...request })

export const fetchRedirects = () => ask<RedirectList>('')
export const addRedirect = (body: RedirectBody) => ask<RedirectAdded>('', { method: 'POST', body })
export const removeRedirect = ({ language, from }: Pick<RedirectEntry, 'language' | 'from'>): Promise<void> =>
  ask('', { method: 'DELETE', query: { language, from }, read: 'none' })
export const importRedirects = (csv: string, coversPage: boolean) =>
  ask<{ count: number }>('/import', { method: 'POST', body: { csv, coversPage }, timeoutMs: 60_000 })
