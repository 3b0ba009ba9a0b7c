import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { isLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import type { Texts } from '#src/platform/texts/texts.ts'
import { finish, type CachedAnswer } from './html-cache.ts'
import { sendCached } from './send-cached.ts'

/** `GET /api/localizations` (C-3.5) and the compiled files the storefront loads. */
export const textsRoutes =
  (deps: { texts: () => Texts; clock: Clock }) =>
  (app: App): void => {
    const cached = new Map<string, Promise<CachedAnswer>>()
    let all: { tables: Texts['tables']; body: string; name: string } | null = null
    const json = (name: string, body: () => string): Promise<CachedAnswer> => {
      let answer = cached.get(name)
      if (!answer) {
        answer = finish(
          { status: 200, contentType: 'application/json; charset=utf-8', body: body(), tags: [] },
          deps.clock,
        )
        if (cached.size > 12) cached.clear()
        cached.set(name, answer)
      }
      return answer
    }

    app.get(
      '/api/localizations',
      {
        config: { permission: 'site:read' },
        schema: { summary: 'UI texts of all locales by key', tags: ['texts'], response: { 200: Type.Any() } },
      },
      async (request, reply) => {
        const { tables } = deps.texts()
        if (all?.tables !== tables) {
          const body = JSON.stringify(tables)
          all = { tables, body, name: createHash('sha256').update(body).digest('hex') }
        }
        const { name, body } = all
        return sendCached(request, reply, await json(name, () => body), 'public, max-age=0, must-revalidate')
      },
    )

    app.get(
      '/texts/:file',
      {
        config: { permission: 'site:read' },
        schema: { params: Type.Object({ file: Type.String({ maxLength: 40 }) }) },
      },
      async (request, reply) => {
        const [, language, hash] = /^(fi|sv|en)(?:\.([0-9a-f]{12}))?\.json$/.exec(request.params.file) ?? []
        if (!isLanguage(language)) return refuseRequest({ kind: 'not-found' })
        const compiled = deps.texts().compiled[language]
        // A document from before a change of texts requests the old hash: it gets the new texts, which must be revalidated.
        const immutable = hash === compiled.hash
        const answer = await json(`${language}.${compiled.hash}`, () => compiled.json)
        return sendCached(
          request,
          reply,
          answer,
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        )
      },
    )
  }
