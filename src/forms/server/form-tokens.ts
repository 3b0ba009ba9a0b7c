import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/platform/clock.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { leastMs } from '../contract/form-item.ts'

/** A stamp older than this must be replaced. */
const stampLifeMs = 24 * 60 * 60_000
const stampShape = /^([0-9a-z]{8,9})\.([\w-]{22})\.([\w-]{8}\.[\w-]{43})$/
const entryShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{8}\.[\w-]{43})$/

export type StampReading = { nonce: string } | { fault: 'forms/too-soon' | 'forms/too-late' }

export type FormTokens = ReturnType<typeof createFormTokens>

/** Stamps that say when a form was opened, and identifiers of campaign entries. Both are signed, so that nothing is stored. */
export function createFormTokens({ keys, clock }: { keys: PurposeKeys; clock: Clock }) {
  const said = (formId: number, at: string, nonce: string): string => `stamp ${formId} ${at} ${nonce}`
  return {
    /** Makes the stamp of a form that is opened now. */
    stamp(formId: number): string {
      const at = clock.now().getTime().toString(36)
      const nonce = randomBytes(16).toString('base64url')
      return `${at}.${nonce}.${keys.sign(said(formId, at, nonce))}`
    },

    /** Returns null for a stamp that is not signed by us or belongs to another form. */
    readStamp(formId: number, stamp: string): StampReading | null {
      const [, at = '', nonce = '', signature = ''] = stampShape.exec(stamp) ?? []
      if (at === '' || !keys.verify(said(formId, at, nonce), signature)) return null
      const age = clock.now().getTime() - Number.parseInt(at, 36)
      if (age < leastMs) return { fault: 'forms/too-soon' }
      return age > stampLifeMs ? { fault: 'forms/too-late' } : { nonce }
    },

    /** Hashes an address for the rate limiter, so that its table does not list addresses. */
    hashOf: (key: string): string => keys.sign(`mailbox ${key}`),

    /** Makes the identifier of a campaign entry for its thank-you page. */
    entry: (id: string): string => `${id}.${keys.sign(`entry ${id}`)}`,

    /** Returns the entry's id; null if we did not sign the identifier. */
    readEntry(identifier: string): string | null {
      const [, id = '', signature = ''] = entryShape.exec(identifier) ?? []
      return id !== '' && keys.verify(`entry ${id}`, signature) ? id : null
    },
  }
}
