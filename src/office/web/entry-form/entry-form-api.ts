import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { EntryForm, EntryFormBody, FormSaved } from '#src/transfer/contract/entry-form.ts'

const at = (resource: string, code: string): string => `/api/admin/${resource}/${encodeURIComponent(code)}/form`
const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it

export const fetchEntryForm = (resource: string, code: string) =>
  callApi<EntryForm>(at(resource, code), { language: language() })
export const saveEntryForm = (resource: string, code: string, body: EntryFormBody) =>
  callApi<FormSaved>(at(resource, code), { method: 'PUT', body, language: language() })

/** The address of the form of an entry, which need not be there yet. */
export const formPath = (resource: string, code: string): string => `/${resource}/${encodeURIComponent(code)}/edit`
