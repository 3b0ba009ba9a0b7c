import type { StaffRole } from '#src/common/permissions.ts'
import type { Language } from '#src/common/locale.ts'
import { passkeyCallsAt, type PasskeyCalls } from '#src/identity/web/passkeys/passkey-api.ts'
import type { CeremonyOptions, NewPasskey, PasskeyAnswer } from '#src/identity/web/passkeys/ceremonies.ts'
import { ApiError, callApi } from '#src/shell/web/http/api-client.ts'
import type { BranchRight, BranchRightsAnswer } from '../contract/branches.ts'
import type { Enrolment, Invitation, Me, MemberList, RecoveryCodes, TotpEnrolment } from '../contract/staff.ts'

/* The office page's calls to the server, in the page's language. */

const language = (): Language => document.documentElement.lang as Language // one of ours: the server wrote it
const post = <Answer = void>(path: string, body?: object): Promise<Answer> =>
  callApi<Answer>(path, { method: 'POST', language: language(), ...(body && { body }) })
const optionsAt = async (path: string): Promise<CeremonyOptions> =>
  (await post<{ options: CeremonyOptions }>(path)).options

/** Returns null when no employee is signed in. */
export async function fetchMe(): Promise<Me | null> {
  try {
    return await callApi<Me>('/api/staff/me', { language: language() })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

export const signInByPassword = (body: { email: string; password: string }) =>
  post<{ totp: boolean; passkey: boolean }>('/api/staff/login', body)
export const signInByCode = (code: string) => post('/api/staff/login/code', { code })
export const signInOptions = () => optionsAt('/api/staff/login/passkey/options')
export const signInByPasskey = (response: PasskeyAnswer) => post('/api/staff/login/passkey', { response })
export const signOut = () => post('/api/staff/logout')

export const findInvitation = (token: string) => post<Invitation>('/api/staff/invitation', { token })
export const beginInvitation = (body: { token: string; password: string }) =>
  post<Enrolment>('/api/staff/invitation/begin', body)
export const acceptInvitation = (body: {
  token: string
  code?: string
  passkey?: { name: string; response: NewPasskey }
}) => post<RecoveryCodes>('/api/staff/invitation/accept', body)

export const stepUpByCode = (code: string) => post('/api/staff/step-up/code', { code })
export const stepUpOptions = () => optionsAt('/api/staff/step-up/passkey/options')
export const stepUpByPasskey = (response: PasskeyAnswer) => post('/api/staff/step-up/passkey', { response })

export const ownPasskeys: PasskeyCalls = {
  ...passkeyCallsAt('/api/staff/me/passkeys'),
  list: async () => (await fetchMe())?.passkeys ?? [],
}
export const beginTotpEnrolment = () => post<TotpEnrolment>('/api/staff/me/totp/options')
export const confirmTotp = (code: string): Promise<void> =>
  callApi('/api/staff/me/totp', { method: 'PUT', language: language(), body: { code } })
export const removeTotp = (): Promise<void> => callApi('/api/staff/me/totp', { method: 'DELETE', language: language() })
export const newRecoveryCodes = () => post<RecoveryCodes>('/api/staff/me/recovery-codes')
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  post('/api/staff/me/password', body)
export const endSession = (id: string): Promise<void> =>
  callApi(`/api/staff/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', language: language() })

const user = (id: string, what: string): string => `/api/admin/users/${encodeURIComponent(id)}/${what}`
export const fetchMembers = () => callApi<MemberList>('/api/admin/users', { language: language() })
export const invite = (body: {
  email: string
  firstName: string
  lastName: string
  roles: readonly StaffRole[]
  language: Language
}) => post('/api/admin/users', body)
export const revokeInvitation = (id: string): Promise<void> =>
  callApi(`/api/admin/invitations/${encodeURIComponent(id)}`, { method: 'DELETE', language: language() })
export const setRoles = (id: string, roles: readonly StaffRole[]): Promise<void> =>
  callApi(user(id, 'roles'), { method: 'PUT', language: language(), body: { roles } })
export const fetchBranches = (id: string) => callApi<BranchRightsAnswer>(user(id, 'branches'), { language: language() })
export const setBranches = (id: string, rights: readonly BranchRight[]): Promise<void> =>
  callApi(user(id, 'branches'), { method: 'PUT', language: language(), body: { rights } })
export const endMember = (id: string) => post(user(id, 'end'))
export const unlock = (id: string) => post(user(id, 'unlock'))
export const resetFactor = (id: string) => post(user(id, 'reset-factor'))
