import type { Clock } from '#src/platform/clock.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'

const days = 86_400_000

/** A link that shows drafts of one item for a while: `contentId.expiresAt.signature`, signed with the keys of previews. */
export function createPreviewTokens({ keys, clock }: { keys: Pick<PurposeKeys, 'sign' | 'verify'>; clock: Clock }) {
  /** Good for 7 days unless said otherwise (C-13). */
  function issue(contentId: number, lifeDays = 7): { token: string; expiresAt: Date } {
    const expiresAt = new Date(clock.now().getTime() + lifeDays * days)
    const body = `${contentId}.${expiresAt.getTime()}`
    return { token: `${body}.${keys.sign(`preview ${body}`)}`, expiresAt }
  }

  /** The item a token opens, or null when it is forged, expired or not a token. */
  function read(token: string | undefined): number | null {
    if (token === undefined) return null
    const [, body, signature] = /^(\d{1,10}\.\d{13,14})\.([\w.-]{52})$/.exec(token) ?? []
    if (body === undefined || signature === undefined) return null
    if (!keys.verify(`preview ${body}`, signature)) return null
    const [id, expiresAt] = body.split('.').map(Number)
    return expiresAt !== undefined && clock.now().getTime() < expiresAt ? (id ?? null) : null
  }

  return { issue, read }
}

export type PreviewTokens = ReturnType<typeof createPreviewTokens>
