import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { authenticationPageMs } from '../contract/limits.ts'
import { findReturn, insertRedirect, insertReturn, type RedirectRow, claimRedirect } from './redirect.store.ts'

/*
 * Redirects to the bank's page and back. URLs carry only one-time tokens; the target and what the bank sent back are stored
 * under the token's hash for 15 minutes.
 */

/** Fields an issuer's page may post (C-4.9). `MD` and `PaRes` belong to 3-D Secure 1: accepted, but no flow uses them. */
export const returnFields = ['redirectResult', 'payload', 'threeDSSessionData', 'cres', 'MD', 'PaRes'] as const
export type ReturnForm = Partial<Record<(typeof returnFields)[number], string>>

export type Redirects = ReturnType<typeof createRedirects>

export function createRedirects({ db, clock }: { db: Database; clock: Clock }) {
  const inFifteenMinutes = () => new Date(clock.now().getTime() + authenticationPageMs)

  return {
    /** Site path of the page that leads to the provider's; null for an action that is not a redirect. */
    async prepare(orderNumber: string, attemptId: string, action: Record<string, unknown>): Promise<string | null> {
      const { url, method } = action
      if (action['type'] !== 'redirect' || typeof url !== 'string' || !URL.canParse(url)) return null
      const token = randomBytes(24).toString('base64url')
      await insertRedirect(db, {
        tokenHash: hash(token),
        orderNumber,
        attemptId,
        url,
        method: method === 'POST' ? 'POST' : 'GET',
        fields: textFields(action['data']),
        expiresAt: inFifteenMinutes(),
      })
      return `/paymentauthentication/${orderNumber}/${token}`
    },

    /** Returns the redirect once. */
    take: (orderNumber: string, token: string): Promise<RedirectRow | null> =>
      claimRedirect(db, hash(token), orderNumber, clock.now()),

    /** The value for `?redirectResult=`: the provider's own when there is one, else a token for what was posted. Null: nothing. */
    async keepReturn(form: ReturnForm): Promise<string | null> {
      if (form.redirectResult) return form.redirectResult
      const details = Object.fromEntries(
        Object.entries(form).filter((entry): entry is [string, string] => Boolean(entry[1])),
      )
      if (Object.keys(details).length === 0) return null
      const token = `return.${randomBytes(24).toString('base64url')}`
      await insertReturn(db, { tokenHash: hash(token), details, expiresAt: inFifteenMinutes() })
      return token
    },

    /** The posted fields stored under one of our tokens; null for the provider's own values. */
    findReturn: async (token: string): Promise<Record<string, string> | null> =>
      token.startsWith('return.') ? findReturn(db, hash(token), clock.now()) : null,
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

function textFields(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
