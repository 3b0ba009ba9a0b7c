import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fastify, type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import type { KnownAnswer } from './known-answer.ts'

/*
 * The peer: Fastify and nothing else, sending bytes it has in memory with the headers the shop sends, a request id of its own
 * included, and writing the shop's line of access log. BARE_ANSWERS names the file with the answers.
 */

const answers = JSON.parse(readFileSync(process.env['BARE_ANSWERS'] ?? '', 'utf8')) as KnownAnswer[] // the bench's own file
const app = fastify({
  loggerInstance: pino({ level: 'info', name: 'bare' }) as FastifyBaseLogger,
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  logController: new LogController({ disableRequestLogging: true }),
})

app.addHook('onResponse', (request, reply, done) => {
  request.log.info(
    {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
  done()
})

for (const { path, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64')
  const [pathname = '/'] = path.split('?')
  app.get(pathname, (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id).send(bytes)
  })
}
app.get('/health', (_request, reply) => {
  void reply.send('ok')
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
