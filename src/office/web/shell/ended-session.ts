import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { isSignedOut } from '../office-api.ts'

let hasEnded = false
const listeners = new Set<() => void>()

/** Whether the server knows this browser's session no more. The page stays as it is until the person signs in again. */
export const endedSession = {
  hasEnded: () => hasEnded,
  set: (value: boolean): void => {
    hasEnded = value
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const mayPass = (error: Error): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** What was read stays on the page while the network is away; a refusal is not asked again. */
export const createOfficeQueries = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isSignedOut(error) && endedSession.set(true) }),
    defaultOptions: {
      queries: { retry: (tries, error) => tries < 2 && mayPass(error), staleTime: 0, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
