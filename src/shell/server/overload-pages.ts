import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOfPath, languages } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import { isMachinePath } from '../contract/machine-paths.ts'
import { finish, type CachedAnswer } from './html-cache.ts'
import { sendCached } from './send-cached.ts'

/** How old a busy page may be before it is made again, milliseconds. */
const refreshAfterMs = 60_000

/**
 * What a document is answered with while the server sheds load, or for somebody who asks too often: the site's error page, rendered and compressed before it is
 * needed, because a server that is behind must not render.
 */
export function createOverloadPages(options: { make: (language: Language) => Promise<string | null>; clock: Clock }) {
  const { make, clock } = options
  const made = new Map<Language, CachedAnswer>()
  let madeAt = Number.NEGATIVE_INFINITY

  async function refresh(): Promise<void> {
    madeAt = clock.now().getTime()
    await Promise.allSettled(
      languages.map(async (language) => {
        const body = await make(language)
        const answer = { status: 503, contentType: 'text/html; charset=utf-8', body: body ?? '', tags: [] }
        if (body !== null) made.set(language, await finish(answer, clock))
      }),
    )
  }

  /** Called where a page is made anyhow: never while load is shed. */
  function keepFresh(): void {
    if (clock.now().getTime() - madeAt > refreshAfterMs) void refresh()
  }

  /** Null: the request is not for a document, or there is no page to answer it with. */
  function send(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const path = request.url.split('?')[0] ?? '/'
    if (request.method !== 'GET' || isMachinePath(path)) return null
    if (request.headers.accept?.includes('text/html') !== true) return null
    const page = made.get(languageOfPath(path))
    return page ? sendCached(request, reply, { ...page, status: reply.statusCode }, 'no-store') : null
  }

  return { refresh, keepFresh, send }
}
