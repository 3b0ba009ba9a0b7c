import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePorts } from '../../tests/support/ports.ts'
import { type Bench, type Figure, figure, megabytes, milliseconds, type Row } from '../bench.ts'
import { listCategoryPaths, listProductPaths } from '../support/demo-paths.ts'
import { memoryOf, startProcess } from '../support/processes.ts'
import { timeRequests } from '../support/requests.ts'
import { temporaryDirectory, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'

const headers = { 'accept-encoding': 'gzip, deflate, br' }

export const start: Row = {
  name: 'start',
  title: 'Start with existing data, and memory',
  run: async (bench) => [...(await startTimes(bench)), ...(await memory(bench))],
}

/** `npm start` but for npm: the command from its first instruction to the first page, stand-ins included. */
async function startTimes(bench: Bench): Promise<Figure[]> {
  // The command seals its keys with the secrets of this checkout, which none of the bench's own servers knows.
  const database = await bench.demo('npm start')
  const folder = temporaryDirectory('start')
  const times: number[] = []
  try {
    // The first start marks the data as seeded.
    for (let time = 0; time <= (bench.quick ? 1 : 3); time++) {
      const [shop = 0, payment = 0, mailboxPage = 0, mailboxSmtp = 0] = await findFreePorts(4)
      const command = startProcess({
        name: 'start',
        args: ['scripts/launch.mjs', 'start'],
        env: {
          DATABASE_URL: database.url,
          MIGRATION_DATABASE_URL: database.ownerUrl,
          PORT: String(shop),
          PAYMENT_STANDIN_PORT: String(payment),
          MAILBOX_HTTP_PORT: String(mailboxPage),
          MAILBOX_SMTP_PORT: String(mailboxSmtp),
          PAYMENT_STANDIN_DATA_DIR: join(folder, 'payment'),
          MAILBOX_DATA_DIR: join(folder, 'mailbox'),
        },
      })
      try {
        times.push(await command.ready(`http://127.0.0.1:${shop}/`))
      } finally {
        await command.end()
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const server: number[] = []
  for (let time = 0; time < (bench.quick ? 1 : 3); time++) {
    server.push(await withShop(await bench.demo(), {}, ({ firstPageMs }) => Promise.resolve(firstPageMs)))
  }
  return [
    figure({
      name: 'npm start to first page',
      value: median(times.slice(1)) + bench.databaseStartMs,
      show: milliseconds,
      atMost: 2_500,
      note: `budget “about 2 s”; of it PostgreSQL ${milliseconds(bench.databaseStartMs)}; with checks of build, migrations and seed, and both stand-ins`,
    }),
    figure({ name: 'server process to first page', value: median(server), show: milliseconds }),
  ]
}

/** After every page of the demo in every language has been rendered and kept. */
async function memory(bench: Bench): Promise<Figure[]> {
  return withShop(await bench.demo(), {}, async (shop) => {
    const before = memoryOf(shop.pid)
    const paths = [...(await listCategoryPaths(shop.origin)), ...(await listProductPaths(shop.origin))]
    const urls = paths.map((path) => `${shop.origin}${path}`)
    for (let round = 0; round < (bench.quick ? 1 : 5); round++) await timeRequests(urls, 4, headers)
    const after = memoryOf(shop.pid)
    if (before === null || after === null) return []
    return [
      figure({
        name: 'memory of the server process (RSS)',
        value: after.now,
        show: megabytes,
        atMost: 250 * 1024 * 1024,
        note: `after ${urls.length} pages have been rendered and kept; ${megabytes(before.now)} after the start, ${megabytes(after.peak)} at most`,
      }),
    ]
  })
}
