import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'

/** What a form says of a call that failed: the server's own words where it has some. */
export function formFault(error: unknown, text: TextFunction): string {
  if (!(error instanceof ApiError)) return text('/orders/form-failed')
  if (error.status === 429) return text('/orders/too-often')
  return error.problems?.[0]?.value ?? text('/orders/form-failed')
}
