import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalisePath } from '#src/common/site-path.ts'
import { type DraftScope, isPreview } from '../contract/view-context.ts'

const parameter = 'preview'
/** A token, or the word that ends a preview; any other value is ignored. */
const tokenOrEnd = /^(?:[\w-]{43}|off)$/
const lifeSeconds = 7 * 24 * 3600
const noDrafts: DraftScope = { kind: 'none' }
/** How long the pages that follow say that a link is dead, unless the visitor closes the notice. */
const endedSeconds = 3_600
const ended = 'ended'

export interface PreviewAccessOptions {
  publicUrl: string
  /** Returns the drafts that a token opens. */
  read: (token: string | undefined) => Promise<DraftScope>
}

/**
 * Begins previews: `?preview={token}` becomes a cookie at once and leaves the address, so that neither the page, nor the sites it
 * links to, nor a log see the token. `off` ends the current preview, and so does a token that opens nothing, which the pages tell.
 */
export function createPreviewAccess({ publicUrl, read }: PreviewAccessOptions) {
  const secure = publicUrl.startsWith('https://')
  const cookie = secure ? '__Host-preview' : 'preview'
  const mark = `${cookie}=`

  /** Whether a response may differ from the public one: called for every document, so it does not read the database. */
  const mayPreview = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
    headers.cookie?.includes(mark) === true || 'x-preview-token' in headers

  /** The drafts that the bearer of the cookie, or of the header where no cookie is kept, may see. */
  async function scopeOf(request: FastifyRequest): Promise<DraftScope> {
    if (!mayPreview(request)) return noDrafts
    const given = request.headers['x-preview-token']
    const value = typeof given === 'string' ? given : request.cookies[cookie]
    const opened = value === undefined || value === ended ? noDrafts : await read(value)
    const wasLink = value === ended || /^[\w-]{43}$/.test(value ?? '')
    return opened.kind === 'none' && wasLink ? { kind: 'none', hasEnded: true } : opened
  }

  /** False: the address has no token, and nothing was answered. */
  async function exchange(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [pathname = '/', query = ''] = request.url.split('?')
    const params = new URLSearchParams(query)
    const token = params.get(parameter) ?? ''
    // The path is normalised: two slashes at its beginning would name a host.
    const path = tokenOrEnd.test(token) ? normalisePath(pathname) : null
    if (path === null) return false
    params.delete(parameter)
    const isOff = token === 'off'
    const opens = !isOff && isPreview({ drafts: await read(token) })
    const rest = params.size === 0 ? '' : `?${params.toString()}`
    void reply
      .setCookie(cookie, opens ? token : isOff ? '' : ended, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: opens ? lifeSeconds : isOff ? 0 : endedSeconds,
      })
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .redirect(encodeURI(path) + rest, 303)
    return true
  }

  return { mayPreview, scopeOf, exchange }
}

export type PreviewAccess = ReturnType<typeof createPreviewAccess>
