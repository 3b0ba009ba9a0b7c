import type { Translations } from '#src/content/server/translations.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { documentBytesMax, IdParams, LanguageQuery } from '../contract/common.ts'
import { CheckBody, TranslationQuery, TranslationTimes } from '../contract/translation.ts'

export interface TranslationRouteDeps {
  translations: Translations
}

/** Translations that are older than their source. */
export const translationRoutes =
  ({ translations }: TranslationRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/content/:id/translation',
      {
        summary: 'When the words of an item were written in a language and in its source',
        permission: 'pages:read',
        params: IdParams,
        query: TranslationQuery,
        answer: TranslationTimes,
      },
      ({ params, query, request }) => translations.times(params.id, query.language, query.source, shopActorOf(request)),
    )
    route(
      'POST /api/cms/content/:id/translation',
      {
        summary: 'Says of words that they go with the source as it is now',
        permission: 'pages:write',
        bodyLimit: documentBytesMax,
        params: IdParams,
        query: LanguageQuery,
        body: CheckBody,
      },
      ({ params, query, body, request }) => translations.check(params.id, query.language, body, shopActorOf(request)),
    )
  }
