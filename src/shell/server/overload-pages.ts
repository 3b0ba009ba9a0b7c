import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOfPath, languages } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import { isMachinePath } from '../contract/machine-paths.ts'
import { finish, type CachedAnswer } from './html-cache.ts'
import { sendCached } from './send-cached.ts'

/** How old an overload page may be before it is rendered again, milliseconds. */
const refreshAfterMs = 60_000

/**
 * The response to a document request while the server sheds load, or to a client over its rate limit: the site's error page, rendered
 * and compressed before it is needed, because an overloaded server must not render.
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

  /** Refreshes the pages when another page is rendered anyhow: never while load is shed. */
  function keepFresh(): void {
    if (clock.now().getTime() - madeAt > refreshAfterMs) void refresh()
  }

  /** Answers with the overload page. Null: the request is not for a document, or there is no such page. */
  function send(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const path = request.url.split('?')[0] ?? '/'
    if (request.method !== 'GET' || isMachinePath(path)) return null
    if (request.headers.accept?.includes('text/html') !== true) return null
    const page = made.get(languageOfPath(path))
    return page ? sendCached(request, reply, { ...page, status: reply.statusCode }, 'no-store') : null
  }

  return { refresh, keepFresh, send }
}
