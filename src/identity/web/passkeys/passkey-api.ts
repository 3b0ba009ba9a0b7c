import type { Language } from '#src/common/locale.ts'
import { ApiError, callApi } from '#src/shell/web/http/api-client.ts'
import type { Passkey, PasskeyList } from '../../contract/passkeys.ts'
import type { SignedInAnswer } from '../../contract/sign-in.ts'
import type { CeremonyOptions, NewPasskey, PasskeyAnswer } from './ceremonies.ts'

/** The page's language: the server words refusals in it. */
const language = (): Language => document.documentElement.lang as Language // one of ours: the server wrote it
const call = <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> =>
  callApi<Answer>(path, { method, language: language(), ...(body && { body }) })

/** The calls of a list of passkeys; customers and staff have different ones. */
export interface PasskeyCalls {
  list: () => Promise<readonly Passkey[]>
  options: () => Promise<CeremonyOptions>
  add: (name: string, response: NewPasskey) => Promise<void>
  rename: (id: string, name: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The calls under a path; customers and staff have the same ones. */
export function passkeyCallsAt(path: string): PasskeyCalls {
  const at = (id: string): string => `${path}/${encodeURIComponent(id)}`
  return {
    list: async () => (await call<PasskeyList>('GET', path)).passkeys,
    options: async () => (await call<{ options: CeremonyOptions }>('POST', `${path}/options`)).options,
    add: (name, response) => call('POST', path, { name, response }),
    rename: (id, name) => call('PUT', at(id), { name }),
    remove: (id) => call('DELETE', at(id)),
  }
}

export const customerPasskeys = passkeyCallsAt('/api/cda/me/passkeys')

export const fetchSignInOptions = async (): Promise<CeremonyOptions> =>
  (await call<{ options: CeremonyOptions }>('POST', '/api/identity/login/passkey/options')).options

export const signInByPasskey = (body: { response: PasskeyAnswer; remember: boolean; returnUrl?: string }) =>
  call<SignedInAnswer>('POST', '/api/identity/login/passkey', body)

/** Proves who the customer is by the password, before a sensitive action. */
export const proveByPassword = (password: string): Promise<void> => call('POST', '/api/cda/me/proof', { password })

/** Whether the server wants a fresh proof first. */
export const needsStepUp = (error: unknown): boolean =>
  error instanceof ApiError && error.problems?.[0]?.key === 'auth/step-up'

/** The server's message for a refusal, in the visitor's language; null for a fault without one. */
export function errorMessageOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  const [field] = Object.values(error.fieldErrors ?? {})
  return error.problems?.[0]?.value ?? field?.[0] ?? null
}
