import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isLanguage, type Language } from '#src/common/locale.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { PageTokenQuery } from '../../contract/marketing.ts'

/*
 * Pages that links of mails lead to. A GET changes nothing, because mail scanners follow links; the button posts to the same address,
 * and so do mail programs with their one press (RFC 8058), which may not be redirected.
 */

const html = { content: { 'text/html': { schema: Type.String() } } }
/** Schemas of a token page and its form. */
export const tokenPage = { querystring: PageTokenQuery, response: { 200: html, 404: html } }
export const tokenQuestion = { ...tokenPage, description: 'Changes nothing: mail scanners follow links.' }
/** Response when an opt-in request has expired. */
export const endedPage = { 410: html }

export type Asked = FastifyRequest<{ Querystring: Type.Static<typeof PageTokenQuery> }>

/** Returns the language of the address if it names one, else the row's. */
export const languageFor = ({ query, language }: Asked, own: Language): Language =>
  isLanguage(query.language) ? language : own

/** Adds the token, and `language` if the page must open in it. */
export const withToken = (path: string, token: string, language?: Language): string =>
  `${path}?token=${encodeURIComponent(token)}${language === undefined ? '' : `&language=${language}`}`

/** Registers form parsers in a separate scope, and accepts any content type that a mail program sends. */
export const takeForms = (app: App, addRoutes: (scope: App) => void): void =>
  void app.register(async (scope: App) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 })
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, { sent: body }),
    )
    addRoutes(scope)
  })
