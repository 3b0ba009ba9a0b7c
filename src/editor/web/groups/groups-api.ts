import { isLanguage, type Language } from '#src/common/locale.ts'
import { type ApiRequest, callApi } from '#src/shell/web/http/api-client.ts'
import type { GroupBody, GroupChange, GroupUses } from '../../contract/visitor-groups.ts'

/* Calls that change visitor groups. What the server says of faults is in the language of the page. */

const spoken = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'fi'
}
const ask = <Answer>(path: string, request: ApiRequest = {}): Promise<Answer> =>
  callApi<Answer>(`/api/cms/visitorgroups${path}`, { language: spoken(), ...request })

export const fetchGroupUses = () => ask<GroupUses>('/uses')
export const createGroup = (body: GroupBody) => ask<{ id: number }>('', { method: 'POST', body })
export const changeGroup = (id: number, body: GroupChange): Promise<void> => ask(`/${id}`, { method: 'PUT', body })
export const removeGroup = (id: number): Promise<void> => ask(`/${id}`, { method: 'DELETE' })
