import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { Caller } from './checkout-api.ts'

export type CheckoutCall = <Answer>(call: (caller: Caller) => Promise<Answer>) => Promise<Answer>

/** Message of the error thrown when there is no token (specification 3, section 8). */
const noToken = 'Anonymous ID not available for checkout mutation.'

/** Runs a checkout call with the visitor's token. */
export function useCheckoutCall(): CheckoutCall {
  const client = useQueryClient()
  const language = useLanguage()
  return useCallback(
    (call) => withAnonymousToken(client, noToken, (token) => call({ token, language })),
    [client, language],
  )
}
