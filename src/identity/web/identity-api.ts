import { signInNoticeHeader } from '../contract/sign-in-notice.ts'
import { ApiError, callApi } from '#src/shell/web/http/api-client.ts'

/**
 * Runs one at a time among the visitor's tabs: two tabs that asked at once without a cookie would become two visitors with a
 * bag each, and one bag would be lost.
 */
function oneTabAtATime<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const locks = navigator.locks as LockManager | null | undefined // only where the connection is secure
  return locks ? locks.request('anonymous-token', run) : run()
}

/**
 * Returns a token for the anonymous visitor, or null when the identity provider refuses or is not available. Scripts cannot
 * read the cookie with the id, so the form's field stays empty and the provider takes the visitor from the cookie.
 */
export async function requestAnonymousToken(signal?: AbortSignal): Promise<string | null> {
  try {
    const answer = await oneTabAtATime(() =>
      callApi<{ access_token?: unknown }>('/api/identity/connect/token', {
        method: 'POST',
        form: { grant_type: 'anonymous', client_id: 'frontend', scope: 'anonymous_id', anonymous_id: '' },
        ...(signal && { signal }),
      }),
    )
    if (typeof answer.access_token === 'string') return answer.access_token
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  console.error('Failed to authorize cart') // oxlint-disable-line no-console -- the specification names this line
  return null
}

let notice: string | null = null

/** Returns the notice of the sign-in once; null: there is none. */
export function takeSignInNotice(): string | null {
  const taken = notice
  notice = null
  return taken
}

/** Whether the visitor is signed in. */
export const fetchIsAuthenticated = async (): Promise<boolean> =>
  (await callApi<unknown>('/api/me/isauthenticated', {
    onHeaders: (headers) => (notice = headers.get(signInNoticeHeader) ?? notice),
  })) === true
