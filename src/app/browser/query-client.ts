import { QueryClient } from '@tanstack/react-query'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'

/** A new one per request on the server, one per document in the browser. */
export function createQueryClient(seeded: readonly SeededQuery[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        staleTime: 60_000,
      },
    },
  })
  for (const { key, data } of seeded) client.setQueryData(key, data)
  return client
}
