import { randomUUID } from 'node:crypto'
import { fastify, type FastifyBaseLogger, LogController } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { clientConfig } from '../../src/platform/database/client.ts'

/*
 * The peer of adding to a cart: Fastify, one UPDATE of one row that nobody else wants, committed durably, and the shop's line
 * of access log. BARE_DATABASE_URL is the shop's own database, with the same driver and as many connections.
 */

const pool = new pg.Pool({
  ...clientConfig(process.env['BARE_DATABASE_URL'] ?? '', {
    applicationName: 'bare',
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 2_000,
  }),
  max: 16,
})
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
      path: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
  done()
})
app.post<{ Body: { id: number } }>('/add', async (request) => {
  const { rows } = await pool.query<{ added: number }>({
    name: 'add',
    text: 'update bench_row set added = added + 1 where id = $1 returning added',
    values: [request.body.id],
  })
  return rows[0]
})
app.get('/health', () => Promise.resolve('ok'))

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
