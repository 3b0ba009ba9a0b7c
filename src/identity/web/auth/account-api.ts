import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { MailState, SignedInAnswer, SignUpBody } from '../../contract/sign-in.ts'

/** Calls of the account pages. Each takes the same fields as its form without JavaScript. */

const post = <Answer>(path: string, body: object, language: Language): Promise<Answer> =>
  callApi(path, { method: 'POST', body, language })

interface OnwardFields {
  remember?: boolean
  returnUrl?: string
}

export const signIn = (
  body: { email: string; password: string } & OnwardFields,
  language: Language,
): Promise<SignedInAnswer> => post('/api/identity/login', body, language)

export const askForCode = (body: { email: string } & OnwardFields, language: Language): Promise<null> =>
  post('/api/identity/login/code', body, language)

export const signInByCode = (body: { code: string } & OnwardFields, language: Language): Promise<SignedInAnswer> =>
  post('/api/identity/login/code/verify', body, language)

export const signOut = (everywhere: boolean, language: Language): Promise<SignedInAnswer> =>
  post(everywhere ? '/api/identity/signout/everywhere' : '/api/identity/signout', {}, language)

export const signUp = (body: SignUpBody, language: Language): Promise<null> =>
  post('/api/cda/me/signup', { ...body, language }, language)

export const askForConfirmation = (email: string, language: Language): Promise<null> =>
  post('/api/cda/me/email/token', { email }, language)

export const confirmEmail = (body: { token: string; password?: string }, language: Language): Promise<void> =>
  post('/api/cda/me/email/confirm', body, language)

export const askForReset = (email: string, language: Language): Promise<null> =>
  post('/api/cda/me/password/token', { email }, language)

export const resetPassword = (body: { token: string; newPassword: string }, language: Language): Promise<void> =>
  post('/api/cda/me/password/reset', body, language)

export const changePassword = (
  body: { currentPassword: string; newPassword: string },
  language: Language,
): Promise<void> => post('/api/cda/me/password', body, language)

export const fetchMailState = (): Promise<MailState> => callApi('/api/identity/mail-state')
