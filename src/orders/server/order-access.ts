import { randomInt } from 'node:crypto'
import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import type { AskingBrowser } from '#src/identity/server/account/asking-browser.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createRateLimiter, type RateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import { accessCodeMinutes, accessMails, accessTriesMax, accessWindowMs } from '../contract/limits.ts'
import type { OrderLookupAnswer, OrderLookupBody, OrderLookupVerifyBody } from '../contract/order-lookup.ts'
import type { OrderMail } from '../contract/order-mail.ts'
import { lookupFaults } from '../rules/lookup-form.ts'
import { parseOrderNumber } from '../rules/order-number.ts'
import { isSameAddress } from '../rules/withdrawal.ts'
import * as store from './order-access.store.ts'
import type { OrderKeys } from './order-key.ts'
import { findOrder } from './order.store.ts'
import { type OrderAccessJob, orderAccessQueue } from './queues.ts'

export interface OrderAccessDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  mailer: Mailer<OrderMail>
  keys: OrderKeys
  browsers: AskingBrowser
  pass: RateLimiter
  log: Pick<Log, 'warn'>
}

type Asked = Pick<OrderLookupBody, 'orderNumber' | 'email'>

/**
 * Opens an order for the reader of the mailbox it was placed with, in the browser that asked. A request for an order that
 * exists and one for an order that does not do the same work before the response; what differs happens in a job.
 */
export function createOrderAccess(deps: OrderAccessDeps) {
  const { db, clock, jobs, mailer, keys, browsers, pass, log } = deps

  /** Counts the request whether there is such an order or not. */
  async function mayAsk({ orderNumber, email }: Asked, network: string): Promise<boolean> {
    const who = keys.hashMailbox(`${orderNumber} ${emailKey(email)}`)
    const limiter = 'order code, order and network'
    return (await pass([{ key: `order code ${who} ${network}`, limiter, who, ...accessMails.orderAndNetwork }])).isOpen
  }

  /** Counts only when number and address belong together: knowing the address alone cannot use up the owner's tries. */
  async function mayMail(tx: Transaction, { email }: Asked, from: string): Promise<boolean> {
    const who = keys.hashMailbox(emailKey(email))
    const gate = (size: keyof typeof accessMails, key: string, of: string) => ({
      ...accessMails[size],
      key: `order code ${key}`,
      limiter: `order code, ${of}`,
      who,
    })
    const shared = [gate('mailbox', `hour ${who}`, 'mailbox'), gate('mailboxOfDay', `day ${who}`, 'mailbox and day')]
    const rateLimiter = [
      { ...gate('firstOfNetwork', `day first ${from}`, 'first of a network'), beyond: shared },
      gate('inAll', `hour all ${who}`, 'mailbox, all networks'),
      gate('inAllOfDay', `day all ${who}`, 'mailbox and day, all networks'),
    ]
    return (await createRateLimiter(tx, { log })(rateLimiter)).isOpen
  }

  /** Returns the cookie for the browser that asked; the same when no further mail is sent. */
  async function ask(body: OrderLookupBody, language: Language, visit: ClientInfo): Promise<Result<string, Refusal>> {
    const asked = readAsked(body)
    if (!asked.ok) return asked
    const browser = browsers.nameBrowser(visit.cookies)
    if (!(await mayAsk(asked.value, visit.network))) return ok(browser.cookie)
    await inTransaction(db, async (tx) => {
      const request = { ...asked.value, browserHash: browser.hash, language, createdAt: clock.now() }
      const id = await store.insertAccessRequest(tx, request)
      const from = keys.hashMailbox(`${emailKey(request.email)} ${visit.network}`)
      await jobs.send(tx, orderAccessQueue, { requestId: id, from })
    })
    return ok(browser.cookie)
  }

  /** Part of a job, which may run twice: a code is made once. */
  async function answer({ requestId, from }: OrderAccessJob): Promise<void> {
    await inTransaction(db, async (tx) => {
      const request = await store.lockAccessRequest(tx, requestId)
      if (!request || request.codeHash !== null) return
      const order = await findOrder(tx, { provedOrderNumber: request.orderNumber }, request.orderNumber)
      const isOwn = order !== null && isSameAddress(order.billingAddress.email, request.email)
      if (!isOwn || !(await mayMail(tx, request, from))) return store.removeAccessRequest(tx, requestId)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await store.setCodeHash(tx, requestId, keys.hashCode(requestId, code))
      const { language, orderNumber } = request
      const mail = { kind: 'order-access-code', orderNumber, code, minutes: accessCodeMinutes } as const
      const about = { to: order.billingAddress.email, language, dedupKey: `order-access-code:${requestId}` }
      await mailer.send(tx, mail, { ...about, ephemeral: true })
    })
  }

  /** Gives one response for a wrong, old or used code, and for an order that does not exist. */
  async function verify(
    body: OrderLookupVerifyBody,
    { cookies }: Pick<ClientInfo, 'cookies'>,
  ): Promise<Result<OrderLookupAnswer, Refusal>> {
    const asked = readAsked(body)
    if (!asked.ok) return asked
    const browserHash = browsers.browserHash(cookies)
    if (browserHash === null) return refuse(wrongCode)
    const code = readUndividedCode(body.code)
    return inTransaction(db, async (tx): Promise<Result<OrderLookupAnswer, Refusal>> => {
      const now = clock.now()
      const requests = await store.lockMailedRequests(
        tx,
        { ...asked.value, browserHash },
        new Date(now.getTime() - accessWindowMs),
      )
      const [newest] = requests
      const tries = requests.reduce((sum, { wrongTries }) => sum + wrongTries, 0)
      const isAlive =
        newest !== undefined &&
        newest.usedAt === null &&
        now.getTime() - newest.createdAt.getTime() < accessCodeMinutes * 60_000 &&
        tries < accessTriesMax
      if (!isAlive) return refuse(wrongCode)
      if (!keys.isCode(newest.id, code, newest.codeHash ?? '')) {
        await store.countWrongTry(tx, newest.id)
        return refuse(wrongCode)
      }
      await store.markUsed(tx, newest.id, now)
      const { orderNumber } = asked.value
      return ok({ orderNumber, key: keys.sign(orderNumber, now) })
    })
  }

  return { ask, answer, verify }
}

export type OrderAccess = ReturnType<typeof createOrderAccess>

const wrongCode = business({ key: 'orders/code-invalid' })

function readAsked(body: OrderLookupBody): Result<OrderLookupBody, Refusal> {
  const fields = lookupFaults(body)
  const orderNumber = parseOrderNumber(body.orderNumber)
  if (orderNumber === null || Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
  return ok({ orderNumber, email: body.email.trim().toLowerCase() })
}
