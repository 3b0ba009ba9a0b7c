import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payment } from './book.ts'
import { REFUSALS } from './cards.ts'
import { CONTROL_STYLE, controlPage } from './control.page.ts'
import { FAULT_MODES, type FaultMode } from './controls.ts'
import { newId, newPspReference } from './ids.ts'
import type { FinalResultCode } from './ledger-events.ts'
import { chargebackItem } from './notifications.ts'
import type { Provider } from './provider.ts'
import { accountingReport, reportItem, reportName } from './report.ts'
import { settlePayment } from './settlement.ts'

const SETTLE_CODES: readonly FinalResultCode[] = ['Authorised', 'Refused', 'Cancelled']

type Values = Readonly<Record<string, unknown>>

/**
 * What a tester turns, by hand on the page or by program with JSON. Requests that a foreign web page could make are
 * refused: the host must be a loopback name, and an origin, when there is one, must be our own.
 */
export function registerControl(control: FastifyInstance, provider: Provider): void {
  control.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) await reply.code(403).send({ error: 'foreign-origin' })
  })

  control.get('/', (_request, reply) =>
    reply
      .headers({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(controlPage(provider).html),
  )
  control.get('/control.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CONTROL_STYLE))
  control.get('/state', async () => stateOf(provider))

  control.get<{ Querystring: { reference?: string; after?: string } }>('/ledger', async (request) => {
    const { reference, after } = request.query
    const entries = provider.ledger.entries().slice(Number(after ?? 0) || 0)
    return {
      entries: reference === undefined ? entries : entries.filter((entry) => mentions(provider, entry, reference)),
    }
  })

  control.post('/webhooks', async (request, reply) => {
    const values = valuesOf(request)
    const { webhooks } = provider.controls
    webhooks.enabled = 'enabled' in values ? isTrue(values['enabled']) : webhooks.enabled
    webhooks.delayMs = wholeNumber(values['delayMs'], webhooks.delayMs)
    webhooks.copies = Math.max(1, wholeNumber(values['copies'], webhooks.copies))
    webhooks.shuffleMs = wholeNumber(values['shuffleMs'], webhooks.shuffleMs)
    return done(provider, request, reply, 'webhooks')
  })

  control.post('/fault', async (request, reply) => {
    const values = valuesOf(request)
    const mode = FAULT_MODES.find((known) => known === values['mode'])
    if (!mode) return reply.code(400).send({ error: 'unknown-mode', modes: FAULT_MODES })
    setFault(provider, mode, values)
    return done(provider, request, reply, 'fault')
  })

  control.post('/resend', async (request, reply) => {
    const reference = referenceIn(valuesOf(request))
    const items = provider.ledger
      .entries()
      .flatMap((entry) => entry.webhooks ?? [])
      .map((webhook) => webhook.item)
      .filter((item) => item.merchantReference === reference)
    if (items.length === 0) return reply.code(404).send({ error: 'unknown-reference' })
    const dueAt = provider.now().getTime()
    const webhooks = items.map((item) => ({ id: newId(), dueAt, item }))
    provider.record({ kind: 'webhooks-added', cause: 'resend', webhooks })
    return done(provider, request, reply, 'resend')
  })

  control.post('/settle', async (request, reply) => {
    const values = valuesOf(request)
    const payment = latestPayment(provider, values)
    const resultCode = SETTLE_CODES.find((code) => code === values['resultCode'])
    if (!payment || !resultCode) return reply.code(404).send({ error: 'unknown-reference-or-result' })
    const refusal = resultCode === 'Authorised' ? null : REFUSALS.refused
    settlePayment(provider, payment, { resultCode, refusal }, 'control')
    return done(provider, request, reply, 'settle')
  })

  control.post('/chargeback', async (request, reply) => {
    const payment = latestPayment(provider, valuesOf(request))
    if (!payment) return reply.code(404).send({ error: 'unknown-reference' })
    const item = chargebackItem(payment, newPspReference(), provider.now())
    provider.record({ kind: 'webhooks-added', cause: 'chargeback', webhooks: [provider.queued(item)] })
    return done(provider, request, reply, 'chargeback')
  })

  control.get<{ Querystring: { day?: string } }>('/report', (request, reply) =>
    reply.type('text/csv; charset=utf-8').send(accountingReport(provider, request.query.day ?? null)),
  )
  control.post('/report', async (request, reply) => {
    const { day } = valuesOf(request)
    const of = typeof day === 'string' && day !== '' ? day : provider.now().toISOString().slice(0, 10)
    const url = `http://${request.headers.host}/control/report?day=${of}&name=${reportName(of)}`
    const webhooks = [provider.queued(reportItem(provider, of, url))]
    provider.record({ kind: 'webhooks-added', cause: 'report', webhooks })
    return done(provider, request, reply, 'report')
  })

  control.post('/reset', async (request, reply) => {
    provider.reset()
    return done(provider, request, reply, 'reset')
  })
}

function stateOf(provider: Provider): object {
  return { ...provider.controls, payments: provider.book.payments.size, queue: [...provider.book.webhooks.values()] }
}

function setFault(provider: Provider, mode: FaultMode, values: Values): void {
  const times = wholeNumber(values['times'], 0)
  const { shopper } = values
  provider.controls.fault = {
    mode,
    ms: wholeNumber(values['ms'], 30_000),
    times: times > 0 ? times : null,
    shopper: typeof shopper === 'string' && shopper !== '' ? shopper : null,
  }
}

function latestPayment(provider: Provider, values: Values): Payment | undefined {
  return provider.book.byReference.get(referenceIn(values))?.at(-1)
}

function referenceIn(values: Values): string {
  const { reference } = values
  return typeof reference === 'string' ? reference : ''
}

async function done(provider: Provider, request: FastifyRequest, reply: FastifyReply, what: string): Promise<unknown> {
  provider.log({ event: 'control', what })
  provider.controlsChanged()
  if (request.headers.accept?.includes('text/html')) return reply.redirect('/control', 303)
  return reply.send(stateOf(provider))
}

function mentions(provider: Provider, entry: object, reference: string): boolean {
  const { payment, merchantReference, pspReference, webhooks } = entry as {
    payment?: { merchantReference: string }
    merchantReference?: string
    pspReference?: string
    webhooks?: { item: { merchantReference: string } }[]
  } // the union of all kinds, seen as one loose shape
  const known = pspReference === undefined ? undefined : provider.book.payments.get(pspReference)?.merchantReference
  const all = [
    payment?.merchantReference,
    merchantReference,
    known,
    ...(webhooks ?? []).map((it) => it.item.merchantReference),
  ]
  return all.includes(reference)
}

function valuesOf(request: FastifyRequest): Values {
  return typeof request.body === 'object' && request.body !== null ? (request.body as Values) : {} // each is checked
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on'
}

/** A missing or impossible number leaves things as they are. */
function wholeNumber(value: unknown, otherwise: number): number {
  if (value === undefined || value === null || value === '') return otherwise
  const number = Number(value)
  return Number.isSafeInteger(number) && number >= 0 ? number : otherwise
}

function isLocal(request: FastifyRequest): boolean {
  const { host = '', origin } = request.headers
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return false
  return origin === undefined || origin === `http://${host}`
}
