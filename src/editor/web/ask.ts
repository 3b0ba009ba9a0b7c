import { isLanguage, type Language } from '#src/common/locale.ts'
import { type ApiRequest, callApi } from '#src/shell/web/http/api-client.ts'

/** Where the editor's calls go. */
export const apiRoot = '/api/cms'

/** The language of the editor's own words, in which the server says what is wrong. */
export const spoken = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'fi'
}

/** Calls the server. Fails with an ApiError. */
export const ask = <Answer>(path: string, request: ApiRequest = {}): Promise<Answer> =>
  callApi<Answer>(apiRoot + path, { language: spoken(), ...request })
