import { queryOptions, useQuery } from '@tanstack/react-query'
import { isAuthenticatedKey } from '../contract/query-keys.ts'
import { fetchIsAuthenticated } from './identity-api.ts'

export const isAuthenticatedQuery = queryOptions({
  queryKey: isAuthenticatedKey,
  queryFn: fetchIsAuthenticated,
  staleTime: 60_000,
  retry: 1,
})

/** Undefined while unknown. A failed check counts as not signed in (specification 3, section 6). */
export function useIsAuthenticated(): boolean | undefined {
  const { data, isError } = useQuery(isAuthenticatedQuery)
  return data ?? (isError ? false : undefined)
}
