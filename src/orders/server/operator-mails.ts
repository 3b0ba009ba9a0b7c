import { listLowStock } from '#src/products/server/stock/stock.service.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { listDeadLetters } from '#src/platform/jobs/dead-letters.store.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { DigestPart, OrderMail } from '../contract/order-mail.ts'
import { listToPack, listWrongSums, noticeOnce } from './operator-mails.store.ts'
import { answerDay } from '../rules/withdrawal.ts'
import { operatorSetting } from './operator-setting.ts'
import { listHeldOrders } from './order.store.ts'
import { listTasks } from './order-task.store.ts'
import { raiseShortages } from './stock-tasks.ts'
import { listOpen as listOpenWithdrawals } from './withdrawal.store.ts'

export interface OperatorMailsDeps {
  db: Database
  clock: Clock
  settings: Settings
  mailer: Mailer<OrderMail>
  /** Causes that other domains report to the operators. */
  otherCauses: (executor: Executor) => Promise<readonly OperatorCause[]>
}

/** Something to see to; operators are notified once per cause. */
export interface OperatorCause {
  cause: string
  item: OrderMail<'ops-alert'>['items'][number]
}

/** Items of one kind in one mail. */
const most = 50

/** Mails the operators: at once about what needs a person, and each morning about what waits (C-10, ops-alert). */
export function createOperatorMails(deps: OperatorMailsDeps) {
  const { db, clock, settings, mailer } = deps

  async function send(tx: Transaction, dedupKey: string, mail: OrderMail): Promise<void> {
    const { email: to, language } = await settings.only(tx, operatorSetting)
    await mailer.send(tx, mail, { to, language, dedupKey })
  }

  return {
    /**
     * Reports each thing once, several in one mail and the rest in the next: tasks, shortages among them, wrong sums,
     * withdrawals, jobs that failed for good, other domains' causes.
     */
    alert: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        const now = clock.now()
        await raiseShortages(tx, now)
        const found: OperatorCause[] = [
          ...(await listTasks(tx)).map(({ id, orderNumber: about, kind: what, detail }) => ({
            cause: `task:${id}`,
            item: { about, what, detail },
          })),
          ...(await listWrongSums(tx)).map(({ id, orderNumber: about }) => ({
            cause: `payment-amount:${id}`,
            item: { about, what: 'payment-amount', detail: '' },
          })),
          ...(await listOpenWithdrawals(tx)).map(({ id, reference: about, orderNumber: detail, receivedAt }) => ({
            cause: `withdrawal:${id}`,
            item: { about, what: 'withdrawal', detail, answerBy: answerDay(receivedAt) },
          })),
          ...(await listDeadLetters(tx)).map(({ id, queue: about }) => ({
            cause: `dead-job:${id}`,
            item: { about, what: 'dead-job', detail: id },
          })),
          ...(await deps.otherCauses(tx)),
        ]
        const causes = found.map(({ cause }) => cause)
        const { noticed, waiting } = await noticeOnce(tx, causes, most, now)
        const items = found.filter(({ cause }) => noticed.has(cause)).map(({ item }) => item)
        if (items.length === 0) return
        const [first = ''] = noticed
        await send(tx, `ops-alert:${first}`, { kind: 'ops-alert', count: items.length + waiting, items })
      }),

    /** Sends one digest per shop day, however often it is called, and none when nothing waits. */
    digest: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        const day = shopDay(clock.now())
        const waiting: DigestPart[] = [
          part(
            'to-pack',
            await listToPack(tx, most + 1),
            ({ orderNumber, since }) => `${orderNumber}  ${shopDay(since)}`,
          ),
          part('on-hold', await listHeldOrders(tx), (one) => `${one.orderNumber}  ${one.holdReasons.join(', ')}`),
          part('tasks', await listTasks(tx), ({ orderNumber, kind }) => `${orderNumber}  ${kind}`),
          part(
            'withdrawals',
            await listOpenWithdrawals(tx),
            (one) => `${one.reference}  ${one.orderNumber}  ${answerDay(one.receivedAt)}`,
          ),
          part('low-stock', await listLowStock(tx, most + 1), ({ code, free }) => `${code}  ${free}`),
        ]
        const parts = waiting.filter(({ count }) => count > 0)
        if (parts.length === 0) return
        await send(tx, `ops-digest:${day}`, { kind: 'ops-digest', day, parts })
      }),
  }
}

const part = <Row>(name: DigestPart['name'], rows: readonly Row[], lineOf: (row: Row) => string): DigestPart => ({
  name,
  count: rows.length,
  rows: rows.slice(0, most).map(lineOf),
})
