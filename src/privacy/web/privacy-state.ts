import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PrivacyState } from '../contract/privacy.ts'
import { fetchPrivacyState } from './privacy-api.ts'

export const privacyStateQuery = (language: Language) =>
  queryOptions({
    queryKey: ['privacy-state', language],
    queryFn: () => fetchPrivacyState(language),
    staleTime: 30_000,
    retry: 1,
  })

interface PrivacyCall<Input> {
  call: (language: Language, input: Input) => Promise<PrivacyState>
  /** Text key of the success message; null: the page shows the result itself. */
  done: string | null
  onDone?: () => void
  /** Handles a failure; false shows the default message. */
  onFailed?: (error: unknown) => boolean
}

/** A mutation whose response is the new state. */
export function usePrivacyCall<Input = void>({ call, done, onDone, onFailed }: PrivacyCall<Input>) {
  const client: QueryClient = useQueryClient()
  const language = useLanguage()
  const text = useText()
  return useMutation({
    mutationFn: (input: Input) => call(language, input),
    onSuccess: (state) => {
      client.setQueryData(privacyStateQuery(language).queryKey, state)
      if (done !== null) addSnackbar({ variant: 'success', text: text(done) })
      onDone?.()
    },
    onError: (error) => {
      if (onFailed?.(error) === true) return
      const [problem] = error instanceof ApiError ? (error.problems ?? []) : []
      addSnackbar({ variant: 'error', text: problem?.value ?? text('/privacy/failed') })
    },
  })
}
