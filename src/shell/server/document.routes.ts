import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/platform/http/route-types.ts'
import { languageOfPath } from '#src/common/locale.ts'
import { checkoutPolicy, createNonce } from '#src/platform/http/security-headers.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Documents } from './documents.ts'
import { bodyOf } from './html-cache.ts'
import { sendKept } from './send-kept.ts'

export interface DocumentRouteDeps {
  documents: Documents
  /** Origin of the payment provider's frame, for the checkout's policy. */
  paymentOrigin: string
  /** In development Vite adds an inline script of its own, so the strict policy is left off. */
  dev: boolean
  transformHtml?: (url: string, html: string) => Promise<string>
  text: TextLookup
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

const pageCacheControl = 'public, max-age=0, must-revalidate'

/** The catch-all: any path that no other route knows is a page, or the not-found page with a true 404. */
export const documentRoutes =
  (deps: DocumentRouteDeps) =>
  (app: App): void => {
    app.get('/*', { config: { access: 'public' } }, (request, reply) => {
      const kept = deps.transformHtml ? null : deps.documents.findKept(request.url)
      if (!kept) return answer(request, reply)
      void sendKept(request, reply, kept, pageCacheControl)
    })

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const pathname = request.url.split('?')[0] ?? '/'
      // A machine's path must never be answered with a page.
      if (/^\/(api|dist|images|media|texts|health|paymentauthentication)(\/|$)/.test(pathname)) return notFound(reply)
      const nonce = createNonce()
      const found = await deps.documents.find(request.url, languageOfPath(pathname), nonce)
      if (found.kind === 'redirect') {
        return reply.header('cache-control', 'no-cache').redirect(found.url, found.permanent ? 301 : 302)
      }
      if (found.kind === 'nothing') return notFound(reply)
      if (found.isCheckout) {
        void reply
          .header('content-security-policy', checkoutPolicy(nonce, deps.paymentOrigin))
          .header('x-robots-tag', 'noindex')
      }
      if (deps.dev && deps.transformHtml) {
        void reply.removeHeader('content-security-policy')
        const html = await deps.transformHtml(request.url, (await bodyOf(found.answer, 'identity')).toString())
        return reply
          .code(found.answer.status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(html)
      }
      return sendKept(request, reply, found.answer, found.isPrivate ? 'private, no-store' : pageCacheControl)
    }

    app.setNotFoundHandler((request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .send([{ key: 'not-found', value: deps.text(request.language, 'errors/not-found') }]),
    )
  }
