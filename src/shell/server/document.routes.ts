import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureStatus, logFailure } from '#src/platform/http/error-handler.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { languageOfPath } from '#src/common/locale.ts'
import { checkoutPolicy, createNonce, framedByUs, type PaymentOrigins } from '#src/platform/http/security-headers.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { isPreview } from '../contract/view-context.ts'
import { isMachinePath } from '../contract/machine-paths.ts'
import { type AskedView, viewFlagsIn } from './asked-view.ts'
import type { DocumentAnswer, Documents } from './documents.ts'
import { bodyOf } from './html-cache.ts'
import type { PreviewAccess } from './preview-access.ts'
import { sendCached } from './send-cached.ts'

export interface DocumentRouteDeps {
  documents: Documents
  previews: Pick<PreviewAccess, 'mayPreview' | 'exchange'>
  askedView: Pick<AskedView, 'of'>
  /** For the checkout's policy. */
  payment: PaymentOrigins
  /** In development Vite adds an inline script, so the strict policy is left off. */
  dev: boolean
  transformHtml?: (url: string, html: string) => Promise<string>
  text: TextLookup
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

/** A page of search results (`q`), or of a block that searches (`query`), costs more than others, and none is cached. */
const isSearch = ({ url }: FastifyRequest): boolean => {
  // As the page reads it: all after the first mark.
  const at = url.indexOf('?')
  const params = new URLSearchParams(at < 0 ? '' : url.slice(at))
  return [...params.getAll('q'), ...params.getAll('query')].some((phrase) => phrase !== '')
}

const pageCacheControl = 'public, max-age=0, must-revalidate'

/** The catch-all: any path that no other route knows is a page, or the not-found page with a true 404. */
export const documentRoutes =
  (deps: DocumentRouteDeps) =>
  (app: App): void => {
    app.get('/*', { config: { permission: 'site:read', limit: 'search', limitWhen: isSearch } }, (request, reply) => {
      const cached =
        deps.transformHtml || deps.previews.mayPreview(request) ? null : deps.documents.findCached(request.url)
      if (!cached) return answer(request, reply)
      void sendCached(request, reply, cached, pageCacheControl)
    })

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const pathname = request.url.split('?')[0] ?? '/'
      // A machine's path must never be answered with a page.
      if (isMachinePath(pathname)) return notFound(reply)
      if (await deps.previews.exchange(request, reply)) return reply
      const nonce = createNonce()
      let found: DocumentAnswer
      let isEdited = false
      try {
        const view = await deps.askedView.of(request, viewFlagsIn(request.url), languageOfPath(pathname))
        isEdited = view.isEdited === true
        if (isPreview(view)) void reply.header('x-robots-tag', 'noindex')
        found = await deps.documents.find(request.url, view, nonce, { cookies: request.cookies })
      } catch (error) {
        return answerFailure(error as FastifyError, request, reply) // only its status is read, where it has one
      }
      if (found.kind === 'redirect') {
        // A temporary redirect may be for this visitor only: the login page redirects signed-in customers.
        const [control, status] = found.permanent ? ['no-cache', 301] : ['no-store', 302]
        return reply.header('cache-control', control).redirect(found.url, status)
      }
      if (found.kind === 'nothing') return notFound(reply)
      if (found.isPrivate) void reply.header('x-robots-tag', 'noindex')
      if (found.isCheckout) void reply.header('content-security-policy', checkoutPolicy(nonce, deps.payment))
      if (isEdited) void reply.headers(framedByUs(String(reply.getHeader('content-security-policy') ?? '')))
      if (deps.dev && deps.transformHtml) {
        return sendUncached(request, reply, found.answer.status, (await bodyOf(found.answer, 'identity')).toString())
      }
      return sendCached(request, reply, found.answer, found.isPrivate ? 'private, no-store' : pageCacheControl)
    }

    /** Answers with the error page and the request's id in the log. Where there is no error page, with the usual response. */
    async function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const status = failureStatus(error)
      if (status < 500) throw error
      const html = await deps.documents
        .makeFailure(request.url, languageOfPath(request.url.split('?')[0] ?? '/'), request.id)
        .catch(() => null)
      if (html === null) throw error
      logFailure(request, error)
      if (status === 503) void reply.header('retry-after', '2')
      return sendUncached(request, reply, status, html)
    }

    async function sendUncached(request: FastifyRequest, reply: FastifyReply, status: number, made: string) {
      let html = made
      if (deps.dev && deps.transformHtml) {
        void reply.removeHeader('content-security-policy')
        html = await deps.transformHtml(request.url, made)
      }
      return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
    }

    app.setNotFoundHandler((request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .send([{ key: 'not-found', value: deps.text(request.language, 'errors/not-found') }]),
    )
  }
