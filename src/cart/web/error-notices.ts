import type { SnackbarVariant } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'

export interface ErrorNotice {
  variant: Extract<SnackbarVariant, 'warning' | 'error'>
  text: string
}

/**
 * The only place that turns a failed cart or checkout call into texts (specification 1 and 3, section 8): a 4xx with a list
 * gives a warning per entry, or the default as an error where an entry has no text; with `fieldErrors` an errors object gives
 * an error per field; anything else is the default.
 */
export function errorNotices(error: unknown, defaultText: string, options?: { fieldErrors: boolean }): ErrorNotice[] {
  const fallback: ErrorNotice = { variant: 'error', text: defaultText }
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return [fallback]
  if (error.problems?.length) {
    return error.problems.map((problem) => {
      const text = problem?.value?.trim()
      return text ? { variant: 'warning', text } : fallback
    })
  }
  const fields = options?.fieldErrors ? Object.values(error.fieldErrors ?? {}) : []
  if (fields.length > 0)
    return fields.map((messages) => ({ variant: 'error', text: messages.join(' ') || defaultText }))
  return [fallback]
}
