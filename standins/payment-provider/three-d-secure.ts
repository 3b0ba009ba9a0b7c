import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Markup } from '../support/markup.ts'
import type { Payment } from './book.ts'
import { languageOf } from './languages.ts'
import { CHALLENGE_DECISIONS } from './payments.ts'
import type { Provider } from './provider.ts'
import { settlePayment } from './settlement.ts'
import { challengePage, returnPage, stayPage, unknownPage } from './three-d-secure.page.ts'

type Path = { Params: { id: string } }

const AUTO_POST = "document.getElementById('return').submit()\n"

/**
 * The bank's page. Confirm, refuse and close decide the payment at once and for good, whether or not the shopper's
 * browser ever gets back to the shop; an answer given twice changes nothing and leads back the same way.
 */
export function registerThreeDSecure(app: FastifyInstance, provider: Provider): void {
  const { allowedOrigins } = provider.settings
  const pagePolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${allowedOrigins.join(' ')}`,
    `frame-ancestors ${allowedOrigins.join(' ')}`,
  ].join('; ')
  const style = readFileSync(new URL('three-d-secure.css', import.meta.url), 'utf8')

  const send = (reply: FastifyReply, page: Markup) =>
    reply
      .headers({
        'content-security-policy': pagePolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
      })
      .type('text/html; charset=utf-8')
      .send(page.html)

  app.get('/3ds/three-d-secure.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/3ds/auto-post.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(AUTO_POST))

  app.get<Path>('/3ds/:id', async (request, reply) => {
    const payment = provider.book.challenges.get(request.params.id)
    if (!payment) return send(reply.code(404), unknownPage(languageOf(request.headers['accept-language'])))
    return send(reply, provider.book.unsettled.has(payment.pspReference) ? challengePage(payment) : afterwards(payment))
  })

  app.post<Path>('/3ds/:id/answer', async (request, reply) => {
    const payment = provider.book.challenges.get(request.params.id)
    if (!payment) return send(reply.code(404), unknownPage(languageOf(request.headers['accept-language'])))
    const decision = CHALLENGE_DECISIONS[answerIn(request.body)]
    settlePayment(provider, payment, decision, 'challenge')
    return send(reply, afterwards(payment))
  })
}

function answerIn(body: unknown): keyof typeof CHALLENGE_DECISIONS {
  const answer = (body as { answer?: unknown } | null)?.answer // a form's fields; anything unknown counts as closing
  return answer === 'confirm' || answer === 'refuse' ? answer : 'close'
}

function afterwards(payment: Payment): Markup {
  return payment.challenge?.returnsToShop ? returnPage(payment, returnFields(payment)) : stayPage(payment)
}

/** `redirectResult` is what counts; the other two have the shape of what an issuer's page sends along. */
function returnFields(payment: Payment): Record<string, string> {
  const id = payment.challenge?.id ?? ''
  const result = {
    acsTransID: id,
    threeDSServerTransID: id,
    messageType: 'CRes',
    messageVersion: '2.2.0',
    transStatus: payment.resultCode === 'Authorised' ? 'Y' : 'N',
  }
  return {
    redirectResult: payment.challenge?.redirectResult ?? '',
    threeDSSessionData: Buffer.from(id).toString('base64url'),
    cres: Buffer.from(JSON.stringify(result)).toString('base64url'),
  }
}
