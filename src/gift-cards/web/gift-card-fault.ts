import { ApiError } from '#src/shell/web/http/api-client.ts'

/** The server's message about a card that it refuses; undefined where it has none. */
export function giftCardFault(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { data } = error
  if (typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string')
    return data.message
  return error.problems?.[0]?.value
}
