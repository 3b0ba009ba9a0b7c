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
/** Of the schemas of such a page and its form. */
export const tokenPage = { querystring: PageTokenQuery, response: { 200: html, 404: html } }
export const tokenQuestion = { ...tokenPage, description: 'Changes nothing: mail scanners follow links.' }
/** What waits for an answer and may end. */
export const endedPage = { 410: html }

export type Asked = FastifyRequest<{ Querystring: Type.Static<typeof PageTokenQuery> }>

/** The reader's own, unless the address names another. */
export const languageFor = ({ query, language }: Asked, own: Language): Language =>
  isLanguage(query.language) ? language : own

/** `language` where the page is to open in it. */
export const withToken = (path: string, token: string, language?: Language): string =>
  `${path}?token=${encodeURIComponent(token)}${language === undefined ? '' : `&language=${language}`}`

/** In a scope of its own, where forms are read, and whatever a mail program sends. */
export const takeForms = (app: App, addRoutes: (scope: App) => void): void =>
  void app.register(async (scope: App) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 })
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, { sent: body }),
    )
    addRoutes(scope)
  })
