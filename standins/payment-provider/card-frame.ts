import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cardFramePage } from './card-frame.page.ts'
import { CARD_FRAME_TEXTS } from './card-frame.texts.ts'
import { type CardCheck, type CardField, type CardInput, checkCard } from './cards.ts'
import { languageOf } from './languages.ts'
import type { Provider } from './provider.ts'

type FrameQuery = { origin?: string; locale?: string }

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const FIELDS: readonly CardField[] = ['cardNumber', 'expiryDate', 'securityCode', 'holderName']

/** The hosted card form. Its own origin is what keeps card data out of the shop's reach. */
export function registerCardFrame(app: FastifyInstance, provider: Provider, publicUrl: () => string): void {
  const { allowedOrigins } = provider.settings
  const pagePolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${allowedOrigins.join(' ')}`,
  ].join('; ')
  const style = asset('card-frame.css')
  const script = asset('card-frame.client.js')

  app.get<{ Querystring: FrameQuery }>('/card-frame', async (request, reply) => {
    const { origin = '', locale } = request.query
    if (!allowedOrigins.includes(origin)) return reply.code(403).type('text/plain').send('This origin is not allowed.')
    const language = languageOf(locale)
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(cardFramePage(language, CARD_FRAME_TEXTS[language], origin).html)
  })
  app.get('/card-frame/card-frame.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/card-frame/card-frame.client.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )

  app.post<{ Querystring: FrameQuery }>('/card-frame/check', async (request, reply) => {
    if (!isFromOwnPage(request, publicUrl())) return reply.code(403).send({ error: 'foreign-origin' })
    const check = checkCard(cardInput(request.body), provider.now())
    return { valid: check.ok, errors: errorsOf(check, request.query.locale) }
  })

  app.post<{ Querystring: FrameQuery }>('/card-frame/tokenise', async (request, reply) => {
    if (!isFromOwnPage(request, publicUrl())) return reply.code(403).send({ error: 'foreign-origin' })
    const check = checkCard(cardInput(request.body), provider.now())
    reply.header('cache-control', 'no-store')
    // 200 with faults in it too: browsers report other statuses as errors in the console.
    if (!check.ok) return { ok: false, errors: errorsOf(check, request.query.locale) }
    const { brand, lastFour, holderName } = check.card
    const encryptedCard = provider.tokens.issue(check.card)
    provider.log({ event: 'card-tokenised', brand, lastFour })
    return { ok: true, paymentMethod: { type: 'scheme', encryptedCard, holderName, brand, lastFour } }
  })
}

/** Browsers always name the origin of a POST; a test program without one is let through. */
function isFromOwnPage(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin } = request.headers
  return origin === undefined || origin === ownOrigin
}

function cardInput(body: unknown): CardInput {
  const values: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} // each value is checked below
  const text = (field: CardField): string => {
    const value = values[field]
    return typeof value === 'string' ? value.slice(0, 200) : ''
  }
  return {
    cardNumber: text('cardNumber'),
    expiryDate: text('expiryDate'),
    securityCode: text('securityCode'),
    holderName: text('holderName'),
  }
}

function errorsOf(check: CardCheck, locale: string | undefined): { field: CardField; key: string; message: string }[] {
  if (check.ok) return []
  const texts = CARD_FRAME_TEXTS[languageOf(locale)]
  return FIELDS.flatMap((field) => {
    const fault = check.faults[field]
    return fault ? [{ field, key: `${field}/${fault}`, message: texts.faults[field][fault] ?? fault }] : []
  })
}
