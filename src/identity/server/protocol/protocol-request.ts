import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#src/common/locale.ts'
import type { SignedIn } from '../session/sessions.ts'

/** What the shop knows of a request that the provider answers. */
export interface ProtocolRequest {
  cookies: Readonly<Record<string, string | undefined>>
  /** An earlier token. The provider takes the header it came in for the client's own credentials. */
  bearer: string | null
  /** See `networkOf`. */
  network: string
  language: Language
  /** Looked for where a browser comes by; null elsewhere. */
  signedIn: SignedIn | null
}

const current = new AsyncLocalStorage<ProtocolRequest>()

export const duringProtocolRequest = <Answer>(request: ProtocolRequest, run: () => Answer): Answer =>
  current.run(request, run)

/** The request under way; undefined outside of one. */
export const protocolRequest = (): ProtocolRequest | undefined => current.getStore()
