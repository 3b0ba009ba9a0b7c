import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#src/common/locale.ts'
import type { SignedIn } from '../session/sessions.ts'

/** What the shop knows about a request to the provider. */
export interface ProtocolRequest {
  cookies: Readonly<Record<string, string | undefined>>
  /** An earlier token. The provider would take its header for the client's credentials. */
  bearer: string | null
  /** See `networkOf`. */
  network: string
  language: Language
  /** The customer of the session, on routes that a browser visits; null elsewhere. */
  signedIn: SignedIn | null
}

const current = new AsyncLocalStorage<ProtocolRequest>()

export const duringProtocolRequest = <Answer>(request: ProtocolRequest, run: () => Answer): Answer =>
  current.run(request, run)

/** The request under way; undefined outside of one. */
export const protocolRequest = (): ProtocolRequest | undefined => current.getStore()
