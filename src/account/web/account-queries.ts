import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import { isAuthenticatedQuery, useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { detailsStaleMs } from '../contract/limits.ts'
import { fetchAddresses, fetchDevices, fetchOrders, fetchPreferences, fetchUser } from './account-api.ts'

const kept = {
  staleTime: detailsStaleMs,
  retry: (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && error.status === 401),
}

/** Runs a call; a 401 marks the visitor as signed out, whatever the cache says, and the login card replaces the page. */
export async function asked<Answer>(client: QueryClient, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) client.setQueryData(isAuthenticatedQuery.queryKey, false)
    throw error
  }
}

/** Responses hold texts in the requested language. */
export const userKey = (language: string) => ['user-details', language] as const
export const addressesKey = (language: string) => ['addresses', language] as const
export const devicesKey = ['devices'] as const
export const preferencesKey = ['email-preferences'] as const

/** Undefined while loading or when no customer is signed in. */
export function useUser() {
  const client = useQueryClient()
  const language = useLanguage()
  const isAuthenticated = useIsAuthenticated()
  return useQuery({
    ...kept,
    queryKey: userKey(language),
    enabled: isAuthenticated === true,
    queryFn: async ({ signal }) => {
      const user = await fetchUser(language, signal)
      if (user === null) client.setQueryData(isAuthenticatedQuery.queryKey, false)
      return user
    },
  })
}

export function useOrders() {
  const client = useQueryClient()
  const language = useLanguage()
  return useQuery({
    ...kept,
    queryKey: ['orders', language],
    queryFn: ({ signal }) =>
      withAnonymousToken(client, 'Anonymous ID not available for order query.', (token) =>
        fetchOrders(token, language, signal),
      ),
  })
}

export function useAddresses() {
  const client = useQueryClient()
  const language = useLanguage()
  return useQuery({
    ...kept,
    queryKey: addressesKey(language),
    queryFn: ({ signal }) => asked(client, () => fetchAddresses(language, signal)),
  })
}

export function useDevices() {
  const client = useQueryClient()
  return useQuery({
    ...kept,
    queryKey: devicesKey,
    queryFn: ({ signal }) => asked(client, () => fetchDevices(signal)),
  })
}

export function usePreferences() {
  const client = useQueryClient()
  const language = useLanguage()
  return useQuery({
    ...kept,
    queryKey: preferencesKey,
    queryFn: ({ signal }) => asked(client, () => fetchPreferences(language, signal)),
  })
}
