import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TEST_CARDS } from './cards.ts'
import { injectFaults } from './faults.ts'
import { type ApiCall, answerOnce, type Performed } from './idempotency.ts'
import { performModification, performTechnicalCancel } from './modifications.ts'
import { checkMerchantAccount, performDetails, performPayment } from './payments.ts'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { optionalText, parseFields } from './request-fields.ts'

const MODIFICATIONS = { captures: 'capture', refunds: 'refund', cancels: 'cancel', reversals: 'reversal' } as const

/** The paths under /v72. `publicUrl` answers this stand-in's own origin once it listens. */
export function registerCheckoutApi(api: FastifyInstance, provider: Provider, publicUrl: () => string): void {
  injectFaults(api, provider)
  api.addHook('onRequest', async (request) => checkApiKey(provider, request))
  api.setErrorHandler(async (error, request, reply) => {
    const answer = toProviderError(error)
    provider.log({ event: 'api-error', path: request.url, status: answer.status, problem: answer.message })
    await reply.code(answer.status).send(answer.toBody())
  })

  const once = (request: FastifyRequest, reply: FastifyReply, perform: () => Performed) =>
    sendOnce(provider, request, reply, perform)

  api.post('/payments', (request, reply) =>
    once(request, reply, () => performPayment(provider, request.body, publicUrl())),
  )
  api.post('/payments/details', (request, reply) => once(request, reply, () => performDetails(provider, request.body)))
  api.post('/cancels', (request, reply) => once(request, reply, () => performTechnicalCancel(provider, request.body)))
  for (const [path, action] of Object.entries(MODIFICATIONS)) {
    api.post<{ Params: { pspReference: string } }>(`/payments/:pspReference/${path}`, (request, reply) =>
      once(request, reply, () => performModification(provider, action, request.params.pspReference, request.body)),
    )
  }

  api.post('/paymentMethods', async (request) => {
    const fields = parseFields(request.body)
    checkMerchantAccount(provider, fields)
    return paymentMethods(optionalText(fields, 'shopperLocale') ?? 'en')
  })
}

async function sendOnce(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  perform: () => Performed,
): Promise<void> {
  const key = request.headers['idempotency-key']
  const call: ApiCall = { path: request.url, body: request.body, idempotencyKey: typeof key === 'string' ? key : null }
  const isReplay = call.idempotencyKey !== null && provider.book.storedAnswers.has(call.idempotencyKey)
  const answer = answerOnce(provider, call, perform)
  provider.log({ event: 'api', path: request.url, status: answer.status, isReplay })
  if (call.idempotencyKey !== null) reply.header('idempotency-key', call.idempotencyKey)
  await reply.code(answer.status).type('application/json').send(answer.body)
}

function checkApiKey(provider: Provider, request: FastifyRequest): void {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = request.headers['x-api-key']
  if (!timingSafeEqual(digest(typeof given === 'string' ? given : ''), digest(provider.settings.apiKey))) {
    throw new ProviderError(401, '000', 'HTTP Status Response - Unauthorized', 'security')
  }
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const status = (error as { statusCode?: unknown }).statusCode // what Fastify puts on a body it cannot take
  if (typeof status === 'number' && status < 500) return new ProviderError(status, '702', String(error))
  return new ProviderError(500, '905', String(error), 'internal')
}

function paymentMethods(locale: string): object {
  const names: Readonly<Record<string, string>> = { fi: 'Kortti', sv: 'Kort' }
  const brands = [...new Set(TEST_CARDS.map((card) => card.brand))]
  return { paymentMethods: [{ type: 'scheme', name: names[locale.slice(0, 2)] ?? 'Card', brands }] }
}
