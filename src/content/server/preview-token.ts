import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#src/platform/clock.ts'

const days = 86_400_000

/** A link that shows drafts of one item for a while: `contentId.expiresAt.signature`, signed with the server's own secret. */
export function createPreviewTokens(options: { secret: string; clock: Clock }) {
  const sign = (body: string): Buffer => createHmac('sha256', options.secret).update(`preview ${body}`).digest()

  /** Good for 7 days unless said otherwise (C-13). */
  function issue(contentId: number, lifeDays = 7): { token: string; expiresAt: Date } {
    const expiresAt = new Date(options.clock.now().getTime() + lifeDays * days)
    const body = `${contentId}.${expiresAt.getTime()}`
    return { token: `${body}.${sign(body).toString('base64url')}`, expiresAt }
  }

  /** The item a token opens, or null when it is forged, expired or not a token. */
  function read(token: string | undefined): number | null {
    if (token === undefined) return null
    const [, body, signature] = /^(\d{1,10}\.\d{13,14})\.([\w-]{43})$/.exec(token) ?? []
    if (body === undefined || signature === undefined) return null
    const given = Buffer.from(signature, 'base64url')
    const wanted = sign(body)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
    const [id, expiresAt] = body.split('.').map(Number)
    return expiresAt !== undefined && options.clock.now().getTime() < expiresAt ? (id ?? null) : null
  }

  return { issue, read }
}

export type PreviewTokens = ReturnType<typeof createPreviewTokens>
