import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Markup } from '../support/markup.ts'
import { listPage, MAILBOX_STYLE, messagePage, notFoundPage } from './mailbox.page.ts'
import type { Message, MessageStore } from './message-store.ts'
import type { MailboxMode } from './smtp.ts'

type ById = { Params: { id: string } }
type ByAddress = { Querystring: { to?: string } }

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A mail may show pictures and its own styles and may open links in a new tab; it runs nothing and sends nothing. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; " +
  "style-src 'unsafe-inline'; font-src data:; form-action 'none'; frame-ancestors 'self'"

export function registerMailboxRoutes(
  app: FastifyInstance,
  store: MessageStore,
  mode: { get(): MailboxMode; set(mode: MailboxMode): void },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) await reply.code(403).send({ error: 'foreign-origin' })
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE))
  app.get<ByAddress>('/', (request, reply) => {
    const to = request.query.to || undefined
    return sendPage(reply, listPage(store.list(to), to, mode.get()))
  })
  app.get<ById>('/messages/:id', (request, reply) => {
    const message = store.find(request.params.id)
    return message ? sendPage(reply, messagePage(message)) : sendPage(reply.code(404), notFoundPage())
  })
  app.get<ById>('/messages/:id/html', (request, reply) => {
    const html = store.find(request.params.id)?.html ?? null
    if (html === null) return reply.code(404).send({ error: 'not-found' })
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(withLinksInNewTabs(html))
  })

  app.get<ByAddress>('/api/messages', async (request) => ({
    messages: store.list(request.query.to || undefined).map(summaryOf),
  }))
  app.get<ById>('/api/messages/:id', async (request, reply) => {
    const message = store.find(request.params.id)
    if (!message) return reply.code(404).send({ error: 'not-found' })
    return { ...message, attachments: message.attachments.map(({ base64: _content, ...about }) => about) }
  })
  app.get<{ Params: { id: string; index: string } }>('/api/messages/:id/attachments/:index', async (request, reply) => {
    const attachment = store.find(request.params.id)?.attachments[Number(request.params.index)]
    if (!attachment) return reply.code(404).send({ error: 'not-found' })
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`)
      .type('application/octet-stream')
      .send(Buffer.from(attachment.base64, 'base64'))
  })
  app.delete('/api/messages', async (_request, reply) => {
    store.clear()
    return reply.code(204).send()
  })

  app.get('/control', async () => mode.get())
  app.post<{ Body: { mode?: unknown; slowMs?: unknown } | null }>('/control', async (request, reply) => {
    const { mode: wanted, slowMs } = request.body ?? {}
    if (wanted !== 'ok' && wanted !== 'refuse' && wanted !== 'slow') {
      return reply.code(400).send({ error: 'unknown-mode', modes: ['ok', 'refuse', 'slow'] })
    }
    const isTime = typeof slowMs === 'number' && Number.isSafeInteger(slowMs) && slowMs >= 0
    mode.set({ mode: wanted, slowMs: isTime ? slowMs : mode.get().slowMs })
    return mode.get()
  })
}

/** Without a base target a link would try to open inside the frame, where most sites refuse to be. */
function withLinksInNewTabs(html: string): string {
  const base = '<base target="_blank">'
  const head = /<head(\s[^>]*)?>/i.exec(html)
  if (!head) return base + html
  const end = head.index + head[0].length
  return html.slice(0, end) + base + html.slice(end)
}

function summaryOf(message: Message): object {
  const { id, receivedAt, envelope, from, to, subject, messageId } = message
  return { id, receivedAt, envelope, from, to, subject, messageId }
}

function sendPage(reply: FastifyReply, page: Markup): FastifyReply {
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page.html)
}

/** Mails hold sign-in codes: no other web page may read them, not even through a name that resolves to this machine. */
function isLocal(request: FastifyRequest): boolean {
  const { host = '', origin } = request.headers
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return false
  return origin === undefined || origin === `http://${host}`
}
