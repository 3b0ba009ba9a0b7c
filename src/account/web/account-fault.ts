import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'

/** Returns the text of a refused change: the server's own message if there is one, else the fallback key's text. */
export function accountFault(error: unknown, text: TextFunction, fallbackKey: string): string {
  if (!(error instanceof ApiError)) return text(fallbackKey)
  const { message } = (error.data ?? {}) as { message?: unknown } // any response may arrive; only a string counts
  if (typeof message === 'string' && message !== '') return message
  return error.problems?.[0]?.value ?? text(fallbackKey)
}

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Returns the first message of each field. */
export const fieldFaults = (error: unknown): Readonly<Record<string, string | undefined>> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fieldErrors ?? {}).map(([field, [message]]) => [field, message]))
    : {}
