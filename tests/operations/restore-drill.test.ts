import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { queues } from '../../src/app/queues.ts'
import { taggedSql, withConnection } from '../../src/platform/database/client.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { clusterPathsOf, prepareClusterPaths } from '../../src/platform/database/embedded/cluster-paths.ts'
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts'
import { applicationRole } from '../../src/platform/database/migrate.ts'
import { ownerRole } from '../../src/platform/database/prepare-database.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { createSender } from '../../src/platform/jobs/jobs.ts'
import { erasureLogQueue } from '../../src/privacy/server/queues.ts'
import { brokenInvariants } from '../faults/support/invariants.ts'
import { type HostileShop, hmacKey, merchantAccount, startShopOn } from '../hostile/support/shop-on-database.ts'
import { withRole } from '../support/database-urls.ts'
import { createOperator } from '../support/operator.ts'
import { projectDirectory } from '../support/places.ts'
import { makeMigratedTemplate } from '../support/test-cluster.ts'
import { copyDatabase, type TestDatabase } from '../support/test-database-copy.ts'
import { isFullTier } from '../support/tier.ts'
import { until } from '../support/until.ts'
import { startMailbox } from './mailbox.ts'
import { runbookLines } from './runbook-lines.ts'

/*
 * The restore drill of docs/production/backup.md, with the shop's own scripts and the embedded PostgreSQL: orders, a base
 * backup, more orders, a known moment, an order and an erasure after it, damage, and the way back: every line of the page, in its
 * order, typed into the real command line.
 */

const run = promisify(execFile)
const log = pino({ level: 'silent' })
const script = (name: string): string => join(projectDirectory, 'deploy/postgres', name)
const [before, after] = [`drill-a-${process.pid}`, `drill-b-${process.pid}`]
const erasedEmail = 'erased@posti.example'

it.skipIf(!isFullTier)(
  'a damaged database comes back as it was at a minute, erased people stay erased, and no mail leaves twice',
  async () => {
    const places = await prepareClusterPaths(projectDirectory, before)
    const backup = join(places.base, `backup-${process.pid}`)
    await mkdir(join(backup, 'wal'), { recursive: true, mode: 0o700 })
    await copyFile(script('archive-wal.sh'), join(backup, 'archive-wal.sh'))
    await chmod(join(backup, 'archive-wal.sh'), 0o755)
    await giveToServer(backup)
    const mailbox = await startMailbox()
    const settings = { SMTP_PORT: String(mailbox.port), PAYMENT_MERCHANT_ACCOUNT: merchantAccount }
    const erasureLog = join(backup, 'erased.jsonl')
    const archiving = {
      archive_mode: 'on',
      archive_command: `${join(backup, 'archive-wal.sh')} %p %f ${join(backup, 'wal')}`,
      max_connections: '100',
    }
    const steps: string[] = []
    let began = performance.now()
    const step = (what: string): void => {
      steps.push(`${what} ${((performance.now() - began) / 1000).toFixed(1)} s`)
      began = performance.now()
    }
    const takeBase = (of: string) => {
      const { run: socket, data } = clusterPathsOf(projectDirectory, of)
      return run(process.execPath, [
        script('base-backup.mjs'),
        '--socket',
        socket,
        '--data',
        data,
        '--to',
        backup,
        '--metrics',
        join(backup, 'konvehti.prom'),
      ])
    }

    try {
      const server = await startEmbeddedDatabase({
        project: projectDirectory,
        name: before,
        durable: true,
        settings: archiving,
      })
      await makeMigratedTemplate(server)
      const database = await copyDatabase(server.adminUrl, { seeded: true })
      const name = new URL(database.url).pathname.slice(1)
      const shop = await startShopOn({ ...database, drop: async () => {} }, { ...settings, ERASURE_LOG: erasureLog })
      const order = () => buyAt(shop)
      const early = await order()
      await database.run(`
        insert into restock_request (variation_code, email, language, created_at)
        values ('${shop.goods.code}', '${erasedEmail}', 'fi', now())`)
      await until(async () => mailbox.with(early).length > 0, 'the first confirmation')
      step('an order and its mail')
      await takeBase(before)
      step('base backup')

      const late = await Promise.all(Array.from({ length: 8 }, order))
      await until(async () => late.every((one) => mailbox.with(one).length > 0), 'the confirmations after the backup')
      // A mail that is unsent at the moment and leaves after it.
      mailbox.gate.isOpen = false
      const between = await order()
      await until(
        async () => (await database.sql`select from jobs.job where name = 'mail' and state = 'retry'`).length > 0,
        'a mail that could not leave',
      )
      const acknowledged = await listOrders(database.sql, [early, ...late, between])
      expect(acknowledged).toHaveLength(10)
      const [moment] = await database.sql<{ at: Date }>`select clock_timestamp() as at`
      await sleep(1_500)
      mailbox.gate.isOpen = true
      const sender = createSender({ url: database.url, queues, log })
      await database.run(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
      await until(async () => mailbox.with(between).length > 0, 'the mail that left after the moment')
      const lost = await order()
      const operator = createOperator({ db: database.db, clock: systemClock, jobs: sender })
      expect(await operator.said('privacy', 'erase', erasedEmail)).toBe('Erased')
      // Its time comes every minute; this is that minute.
      await inTransaction(database.db, (tx) => sender.send(tx, erasureLogQueue, {}))
      await until(async () => (await readFile(erasureLog, 'utf8').catch(() => '')) !== '', 'the erasure was logged')
      const report = join(backup, 'report.csv')
      await writeFile(report, await (await fetch(`${shop.provider.url}/control/report`)).text())
      // The shop's own role could not.
      await withConnection(database.ownerUrl, 'damage', (owner) => owner.run('update price set cents = 1'))
      await sender.stop()
      await shop.stop()
      // Within a minute the archive has it anyway; this is that minute.
      const segment = await withConnection(server.adminUrl, 'drill', async ({ sql }) => {
        const [row] = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`
        return row?.name ?? ''
      })
      await until(() => isThere(join(backup, 'wal', segment)), 'the last piece of the log')
      await database.close()
      await server.stop()
      step('the lost minutes')

      const { data: target } = await prepareClusterPaths(projectDirectory, after)
      const lines = runbookLines({
        '/backup/erased.jsonl': erasureLog,
        '--from /backup': `--from ${backup}`,
        '/var/lib/postgresql/18/main': target,
        '2026-12-01T12:04:59Z': moment?.at.toISOString() ?? '',
        'payments_accounting_report_2026_12_01.csv': report,
      })
      let operators: Readonly<Record<string, string>> = {}
      /** Types the page's next line, which must begin so, and returns what it says. */
      const type = async (beginning: string): Promise<string> => {
        const [line = ''] = lines.splice(0, 1)
        expect(line.slice(0, beginning.length)).toBe(beginning)
        const [program, ...words] = line.replace(/^npm run ops --/, 'node scripts/cli.ts ops').split(' ')
        expect(program).toBe('node')
        const typed = run(process.execPath, words, { cwd: projectDirectory, env: operators })
        const { stdout, stderr } = await typed.catch((error: { stdout: string; stderr: string }) => error)
        return stdout.trim() || stderr
      }

      await type('node deploy/postgres/restore.mjs')
      await giveToServer(target)
      await giveToServer(backup)
      expect(lines.shift()).toBe('systemctl start postgresql')
      const restored = await startEmbeddedDatabase({
        project: projectDirectory,
        name: after,
        durable: true,
        settings: archiving,
      })
      const adminUrl = withDatabase(restored.adminUrl, name)
      const url = withRole(adminUrl, applicationRole)
      const handle = openDatabase({ url, maxConnections: 5, applicationName: 'drill', log })
      const sql = taggedSql(handle.db.$client)
      await until(
        async () => (await sql<{ busy: boolean }>`select pg_is_in_recovery() as busy`)[0]?.busy === false,
        'the end of the replay',
      )
      // A standby that is copied from it takes these lines along, and would replay to that moment again.
      const kept = await readFile(join(target, 'postgresql.auto.conf'), 'utf8')
      expect(kept).not.toMatch(/^(restore_command|recovery_)/m)
      step('restored')
      const again: TestDatabase = {
        ...handle,
        url,
        adminUrl,
        ownerUrl: withRole(adminUrl, ownerRole),
        sql,
        run: async (text) => void (await handle.db.$client.query(text)),
        drop: async () => {},
      }
      expect(await listOrders(sql, [early, ...late, between, lost])).toEqual(acknowledged)
      expect((await sql`select from price where cents = 1`).length).toBe(0)

      // Started before the lines of the page: what is due waits, and nothing leaves.
      await again.run(`update jobs.job set start_after = now() where state = 'retry'`)
      const jobs = () => sql<{ id: string; state: string }>`select id, state::text from jobs.job order by id`
      const [due, sent] = [await jobs(), mailbox.mails.length]
      expect(due.some(({ state }) => state === 'retry')).toBe(true)
      const waiting = await startShopOn(again, { ...settings, MAINTENANCE: 'restored' })
      await sleep(5_000)
      expect(await jobs()).toEqual(due)
      expect(mailbox.mails).toHaveLength(sent)
      expect((await waiting.app.inject({ url: '/health/ready' })).body).toBe('{"status":"restored"}')
      await waiting.stop()
      step('started and waited')

      operators = { ...operatorEnvironment(url), MAINTENANCE: 'restored' }
      expect(await type('npm run ops -- outbox hold')).toBe('1 mails are held')
      expect((await sql`select from restock_request where email = ${erasedEmail}`).length).toBe(1)
      expect(await type('npm run ops -- privacy reapply')).toMatch(/forgotten again$/)
      expect((await sql`select from restock_request where email = ${erasedEmail}`).length).toBe(0)
      expect(await type('npm run ops -- verify')).toMatch(/^All \d+ rules hold$/)
      const compared = await type('npm run ops -- payments reconcile')
      expect(compared).toContain(lost)
      expect(compared.split('\n').filter((line) => line.includes('no such payment'))).toHaveLength(1)
      step('the page’s lines')

      operators = operatorEnvironment(url)
      const open = await startShopOn(again, settings)
      const next = await buyAt(open)
      await until(async () => mailbox.with(next).length > 0, 'a mail of the open shop')
      expect(await type('npm run ops -- outbox list')).toContain('order-confirmation')
      expect(await type('npm run ops -- outbox release')).toBe('0 mails will be sent')
      expect(await type('npm run ops -- outbox drop')).toBe('1 mails will never be sent')
      expect(lines).toEqual([])
      const ids = mailbox.mails.map(({ messageId }) => messageId)
      expect(new Set(ids).size).toBe(ids.length)
      expect(mailbox.with(between)).toHaveLength(1)
      expect(await brokenInvariants(again)).toEqual({})
      await open.stop()
      step('open again')

      const bases = (await readdir(join(backup, 'base'))).length
      await takeBase(after)
      expect(await readdir(join(backup, 'base'))).toHaveLength(bases + 1)
      step('a new base backup')
      await handle.close()
      await restored.stop()
      process.stdout.write(`${steps.join(', ')}\n`)
    } finally {
      await removeEmbeddedDatabase(projectDirectory, before).catch(() => {})
      await removeEmbeddedDatabase(projectDirectory, after).catch(() => {})
      await rm(backup, { recursive: true, force: true })
      await mailbox.stop()
    }
  },
  900_000,
)

async function buyAt(shop: HostileShop): Promise<string> {
  const visitor = await shop.visitor()
  const { orderNumber } = await visitor.placeOrder()
  expect((await visitor.pay(orderNumber)).statusCode).toBe(200)
  return orderNumber
}

/** Those of these orders that there are, with their state and sum. */
const listOrders = (sql: TestDatabase['sql'], numbers: readonly string[]) =>
  sql`select order_number, status, total_cents from shop_order where order_number = any(${numbers}) order by 1`

/** Settings of an installed shop, as the command line finds them. */
const operatorEnvironment = (url: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: url,
  PAYMENT_API_KEY: 'test',
  PAYMENT_HMAC_KEY: hmacKey,
  PAYMENT_MERCHANT_ACCOUNT: merchantAccount,
  COOKIE_KEYS: 'c'.repeat(32),
  SECRET_KEYS: 's'.repeat(32),
  OPERATOR: 'drill',
})

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Files made by root belong to the user the server runs as. */
async function giveToServer(folder: string): Promise<void> {
  const { identity } = clusterPathsOf(projectDirectory, before)
  if (identity !== null) await run('chown', ['-R', `${identity.uid}:${identity.gid}`, folder])
}
