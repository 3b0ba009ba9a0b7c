import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type ParsedMail, simpleParser } from 'mailparser'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { queues } from '../../src/app/queues.ts'
import { taggedSql } from '../../src/platform/database/client.ts'
import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { clusterPathsOf, prepareClusterPaths } from '../../src/platform/database/embedded/cluster-paths.ts'
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts'
import { createSender } from '../../src/platform/jobs/jobs.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { erasureLogQueue } from '../../src/privacy/server/queues.ts'
import { applicationRole } from '../../src/platform/database/migrate.ts'
import { ownerRole } from '../../src/platform/database/prepare-database.ts'
import { brokenInvariants } from '../faults/support/invariants.ts'
import { merchantAccount, startShopOn } from '../hostile/support/shop-on-database.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { withRole } from '../support/database-urls.ts'
import { createOperator, operatorConfig } from '../support/operator.ts'
import { projectDirectory } from '../support/places.ts'
import { makeMigratedTemplate } from '../support/test-cluster.ts'
import { copyDatabase, type TestDatabase } from '../support/test-database-copy.ts'
import { isFullTier } from '../support/tier.ts'
import { until } from '../support/until.ts'

/*
 * The restore drill of docs/production/backup.md, with the shop's own scripts and the embedded PostgreSQL: orders, a base
 * backup, more orders, a known moment, an order and an erasure after it, damage, and the way back.
 */

const run = promisify(execFile)
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
    const mails: ParsedMail[] = []
    const gate = { isOpen: true }
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(gate.isOpen ? null : new Error('not now')),
      onData: (stream, _session, done) => {
        simpleParser(stream).then((mail) => {
          mails.push(mail)
          done()
        }, done)
      },
    })
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const { port } = smtp.server.address() as AddressInfo // it listens on TCP
    const settings = { SMTP_PORT: String(port), PAYMENT_MERCHANT_ACCOUNT: merchantAccount }
    const erasureLog = join(backup, 'erased.jsonl')
    const steps: string[] = []
    let began = performance.now()
    const step = (what: string): void => {
      steps.push(`${what} ${((performance.now() - began) / 1000).toFixed(1)} s`)
      began = performance.now()
    }

    try {
      const archive = `${join(backup, 'archive-wal.sh')} %p %f ${join(backup, 'wal')}`
      const server = await startEmbeddedDatabase({
        project: projectDirectory,
        name: before,
        durable: true,
        settings: { archive_mode: 'on', archive_command: archive, max_connections: '100' },
      })
      await makeMigratedTemplate(server)
      const database = await copyDatabase(server.adminUrl, { seeded: true })
      const name = new URL(database.url).pathname.slice(1)
      const shop = await startShopOn({ ...database, drop: async () => {} }, { ...settings, ERASURE_LOG: erasureLog })
      const order = async (): Promise<string> => {
        const visitor = await shop.visitor()
        const { orderNumber } = await visitor.placeOrder()
        expect((await visitor.pay(orderNumber)).statusCode).toBe(200)
        return orderNumber
      }
      const sentOf = (text: string) => mails.filter((mail) => JSON.stringify([mail.subject, mail.text]).includes(text))
      const early = await order()
      await database.run(`
        insert into restock_request (variation_code, email, language, created_at)
        values ('${shop.goods.code}', '${erasedEmail}', 'fi', now())`)
      await until(() => Promise.resolve(sentOf(early).length > 0), 'the first confirmation')
      step('orders and mails')
      await run(process.execPath, [
        script('base-backup.mjs'),
        '--socket',
        places.run,
        '--data',
        places.data,
        '--to',
        backup,
      ])
      step('base backup')

      const late = await order()
      await until(() => Promise.resolve(sentOf(late).length > 0), 'the second confirmation')
      // A mail that is unsent at the moment and leaves after it.
      gate.isOpen = false
      const between = await order()
      await until(
        async () => (await database.sql`select from outbox_mail where status = 'failed'`).length > 0,
        'a mail that could not leave',
      )
      const [moment] = await database.sql<{ at: Date }>`select clock_timestamp() as at`
      await sleep(1_500)
      gate.isOpen = true
      const sender = createSender({ url: database.url, queues, log: pino({ level: 'silent' }) })
      await database.run(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
      await until(() => Promise.resolve(sentOf(between).length > 0), 'the mail that left after the moment')
      const lost = await order()
      const operator = createOperator({ db: database.db, clock: systemClock, jobs: sender })
      expect(await operator.said('privacy', 'erase', erasedEmail)).toBe('Erased')
      // Its time comes every minute; this is that minute.
      await inTransaction(database.db, (tx) => sender.send(tx, erasureLogQueue, {}))
      await until(async () => (await readFile(erasureLog, 'utf8').catch(() => '')) !== '', 'the erasure was logged')
      const report = join(backup, 'report.csv')
      const answer = await fetch(`${shop.provider.url}/control/report`)
      await writeFile(report, await answer.text())
      await database.sql`update price set cents = 1`
      await sender.stop()
      await shop.stop()
      await withAdmin(server.adminUrl, 'select pg_switch_wal()')
      await sleep(2_000)
      await database.close()
      await server.stop()
      step('damage')

      const at = moment?.at.toISOString() ?? ''
      const target = (await prepareClusterPaths(projectDirectory, after)).data
      await run(process.execPath, [script('restore.mjs'), '--from', backup, '--to', target, '--at', at])
      await giveToServer(target)
      await giveToServer(backup)
      const restored = await startEmbeddedDatabase({ project: projectDirectory, name: after, durable: true })
      const url = withRole(withDatabase(restored.adminUrl, name), applicationRole)
      const handle = openDatabase({ url, maxConnections: 5, applicationName: 'drill', log: pino({ level: 'silent' }) })
      const sql = taggedSql(handle.db.$client)
      await until(
        async () => (await sql<{ busy: boolean }>`select pg_is_in_recovery() as busy`)[0]?.busy === false,
        'open',
      )
      step('restored')
      const adminUrl = withDatabase(restored.adminUrl, name)
      const again: TestDatabase = {
        ...handle,
        url,
        adminUrl,
        ownerUrl: withRole(adminUrl, ownerRole),
        sql,
        run: async (text) => void (await handle.db.$client.query(text)),
        drop: async () => {},
      }
      const numbers = (await sql<{ number: string }>`select order_number as number from shop_order`).map(
        (row) => row.number,
      )
      expect(numbers).toEqual(expect.arrayContaining([early, late, between]))
      expect(numbers).not.toContain(lost)
      expect((await sql`select from price where cents = 1`).length).toBe(0)

      // Started without the runbook: nothing happens.
      const sentBefore = mails.length
      const waiting = await startShopOn(again, { ...settings, MAINTENANCE: 'restored' })
      await sleep(3_000)
      expect(mails).toHaveLength(sentBefore)
      expect((await waiting.app.inject({ url: '/health/ready' })).statusCode).toBe(503)
      await waiting.stop()

      const jobs = createSender({ url, queues, log: pino({ level: 'silent' }) })
      const hand = createOperator({
        db: handle.db,
        clock: systemClock,
        jobs,
        config: { ...operatorConfig, payment: { merchantAccount } as never }, // nothing else of it is read
      })
      expect(await hand.said('outbox', 'hold', '--before', 'now')).toBe('1 mails are held')
      expect((await sql`select from restock_request where email = ${erasedEmail}`).length).toBe(1)
      expect(await hand.said('privacy', 'reapply', erasureLog)).toMatch(/forgotten again$/)
      expect((await sql`select from restock_request where email = ${erasedEmail}`).length).toBe(0)
      expect(await hand.said('verify')).toMatch(/^All \d+ rules hold$/)
      const compared = await hand.said('payments', 'reconcile', report)
      expect(compared).toContain(lost)
      expect(compared.split('\n').filter((line) => line.includes('no such payment'))).toHaveLength(1)
      step('runbook')

      const open = await startShopOn(again, settings)
      const visitor = await open.visitor()
      const { orderNumber } = await visitor.placeOrder()
      expect((await visitor.pay(orderNumber)).statusCode).toBe(200)
      await until(() => Promise.resolve(sentOf(orderNumber).length > 0), 'a mail of the open shop')
      expect(await hand.said('outbox', 'drop')).toBe('1 mails will never be sent')
      const ids = mails.map(({ messageId }) => messageId)
      expect(new Set(ids).size).toBe(ids.length)
      expect(sentOf(between)).toHaveLength(1)
      expect(await brokenInvariants(again)).toEqual({})
      await jobs.stop()
      await open.stop()
      await handle.close()
      await restored.stop()
      step('open again')
      process.stdout.write(`${steps.join(', ')}\n`)
    } finally {
      await removeEmbeddedDatabase(projectDirectory, before).catch(() => {})
      await removeEmbeddedDatabase(projectDirectory, after).catch(() => {})
      await rm(backup, { recursive: true, force: true })
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    }
  },
  900_000,
)

/** Files made by root belong to the user the server runs as. */
async function giveToServer(folder: string): Promise<void> {
  const { identity } = clusterPathsOf(projectDirectory, before)
  if (identity !== null) await run('chown', ['-R', `${identity.uid}:${identity.gid}`, folder])
}

async function withAdmin(url: string, statement: string): Promise<void> {
  const handle = openDatabase({ url, maxConnections: 1, applicationName: 'drill', log: pino({ level: 'silent' }) })
  await handle.db.$client.query(statement)
  await handle.close()
}
