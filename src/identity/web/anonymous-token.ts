import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { isAuthenticatedKey } from '../contract/query-keys.ts'
import { requestAnonymousToken } from './identity-api.ts'

/**
 * The visitor's bearer token (specification 1, 7.2). It lives 60 minutes on the server and at most 35 here, so a cached one
 * has not expired; if the server refuses one all the same (its keys changed), a new one is fetched once and the call
 * repeated.
 */
const minuteMs = 60_000

export const anonymousTokenQuery = queryOptions({
  queryKey: ['anonymous-token'],
  queryFn: ({ signal }) => requestAnonymousToken(signal),
  // A missing token is no result: the next caller tries again
  staleTime: (query) => (query.state.data ? 30 * minuteMs : 0),
  gcTime: 35 * minuteMs,
  retry: false,
})

/** Undefined while it is being fetched, null when no token is available. */
export const useAnonymousToken = (): string | null | undefined => useQuery(anonymousTokenQuery).data

/**
 * Runs a call that needs the token. `missing` is the message of the error thrown when there is no token.
 */
export async function withAnonymousToken<Answer>(
  client: QueryClient,
  missing: string,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await client.fetchQuery(anonymousTokenQuery)
  if (!token) throw new Error(missing)
  try {
    return await call(token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const renewed = await renewToken(client, token)
    if (!renewed) throw new Error(missing, { cause: error })
    return call(renewed)
  }
}

/** Several calls refused at once share one renewal. */
async function renewToken(client: QueryClient, refused: string): Promise<string | null> {
  const cached = client.getQueryData(anonymousTokenQuery.queryKey)
  if (cached && cached !== refused) return cached
  // A new token may mean another person: a session that ended is noticed here first.
  void client.invalidateQueries({ queryKey: isAuthenticatedKey })
  return client.fetchQuery({ ...anonymousTokenQuery, staleTime: 0 })
}
