import { isLanguage, type Language } from '#src/common/locale.ts'
import { type ApiRequest, callApi } from '#src/shell/web/http/api-client.ts'
import type { TextBody, TextHistory, TextList, TextsQuery } from '../../contract/texts.ts'

/* Calls of the interface texts. What the server says of faults is in the language of the page. */

const ask = <Answer>(path: string, request: ApiRequest): Promise<Answer> => {
  const { lang } = document.documentElement
  return callApi<Answer>(`/api/cms/texts${path}`, { language: isLanguage(lang) ? lang : 'fi', ...request })
}

export const fetchTexts = (query: TextsQuery) => ask<TextList>('', { query })
export const saveText = (body: TextBody): Promise<void> => ask('', { method: 'PUT', body, read: 'none' })
export const fetchHistory = (language: Language, key: string) =>
  ask<TextHistory>('/history', { query: { language, key } })
