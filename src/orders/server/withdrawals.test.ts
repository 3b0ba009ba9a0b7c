import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import type { WithdrawalAnswer, WithdrawalChoices } from '../contract/withdrawal.ts'
import { createWithdrawalAdmin } from './withdrawal-admin.ts'

/* The withdrawal function (C-5.5), without an account. */

const keyedHash = expect.stringMatching(/^[\w-]{8}\.[\w-]{43}$/)

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const name = `${address.firstName} ${address.lastName}`
const operator = { kind: 'system', by: 'operator', name: 'tester' } as const
const post = <Body>(url: string, payload: object, language = 'fi') =>
  shop.call<Body>({ method: 'POST', url, payload, headers: { 'accept-language': language } })
const rows = (reference: string) =>
  shop.database.sql<{ matched: boolean; status: string }>`
    select order_id is not null as matched, status from withdrawal where reference = ${reference}`
const mailsTo = (email: string, kind: string) =>
  shop.database.sql<{ text: string }>`select text from outbox_mail where recipient = ${email} and kind = ${kind}`

describe('a statement of withdrawal', () => {
  it('is answered alike and acknowledged, whether there is such an order or not', async () => {
    const orderNumber = await shop.visitor('withdrawing').placedOrder('BAR')
    const known = await post<WithdrawalAnswer>('/api/withdrawals', { orderNumber, name, email: 'one@posti.example' })
    const unknown = await post<WithdrawalAnswer>('/api/withdrawals', {
      orderNumber: 'KV26-0000-0000',
      name,
      email: 'two@posti.example',
    })
    const otherName = await post<WithdrawalAnswer>('/api/withdrawals', {
      orderNumber,
      name: 'Joku Muu',
      email: 'three@posti.example',
    })
    for (const { status, body } of [known, unknown, otherName]) {
      expect(status).toBe(202)
      expect(Object.keys(body).toSorted()).toEqual(['receivedAt', 'reference'])
      expect(body.receivedAt).toBe(shop.clock.now().toISOString())
    }
    expect(await rows(known.body.reference)).toEqual([{ matched: true, status: 'received' }])
    expect(await rows(unknown.body.reference)).toEqual([{ matched: false, status: 'received' }])
    expect(await rows(otherName.body.reference)).toEqual([{ matched: false, status: 'received' }])
    for (const email of ['one@posti.example', 'two@posti.example', 'three@posti.example'])
      expect(await mailsTo(email, 'withdrawal-receipt')).toHaveLength(1)
  })

  it('is about an order whose number goes with its name or with its address', async () => {
    const orderNumber = await shop.visitor('matching').placedOrder('BAR')
    const byAddress = { orderNumber, name: 'Joku Muu', email: ` ${address.email.toUpperCase()}` }
    const { body } = await post<WithdrawalAnswer>('/api/withdrawals', byAddress)
    expect(await rows(body.reference)).toEqual([{ matched: true, status: 'received' }])
  })

  it('is repeated to the address of the order alone, any other gets its reference and time', async () => {
    const orderNumber = await shop.visitor('naming').placedOrder('BAR')
    const message = 'https://evil.example'
    const lines = [{ line: 0, quantity: 1 }]
    const noticeTo = async (email: string) => {
      const { body } = await post<WithdrawalAnswer>('/api/withdrawals', { orderNumber, name, email, lines, message })
      const notices = shop.otherMails.flatMap((mail) => (mail.kind === 'withdrawal-receipt' ? mail.notice : []))
      return [body, notices.find(({ reference }) => reference === body.reference)] as const
    }
    const [, own] = await noticeTo(address.email)
    const bought = [{ name: 'Tuote BAR', quantity: 1 }]
    expect(own?.stated).toEqual({ orderNumber, name, email: address.email, message, lines: bought })
    const [answered, elsewhere] = await noticeTo('stranger@posti.example')
    expect(elsewhere).toEqual({ ...answered, language: 'fi', stated: null })
  })

  it('is acknowledged as often as it is made to the address of the order, and five times a day to any other', async () => {
    const orderNumber = await shop.visitor('flooding').placedOrder('BAR')
    const sent = async (email: string, about = orderNumber) => {
      const [before] = [(await mailsTo(email.toLowerCase(), 'withdrawal-receipt')).length]
      for (let times = 0; times < 7; times++)
        expect((await post('/api/withdrawals', { orderNumber: about, name, email })).status).toBe(202)
      return (await mailsTo(email.toLowerCase(), 'withdrawal-receipt')).length - before
    }
    expect(await sent(address.email)).toBe(7)
    expect(await sent('flooded@posti.example')).toBe(5)
    expect(await sent('flooded@posti.example', 'KV26-0000-0000')).toBe(0)
    expect(await sent('other@posti.example')).toBe(5)
    const limited = { security: 'limiter-shut', limiter: 'withdrawal mail, mailbox', who: keyedHash }
    expect(shop.secured).toMatchObject([limited, limited])
    expect(JSON.stringify(shop.secured)).not.toContain('posti.example')
  })

  it.each([
    [
      'fi',
      { orderNumber: ['Numeron alku puuttuu, esimerkiksi KV26-'], name: ['Anna nimi'], email: ['Anna sähköposti'] },
    ],
    [
      'sv',
      { orderNumber: ['Början på numret saknas, till exempel KV26-'], name: ['Ange namn'], email: ['Ange e-post'] },
    ],
    [
      'en',
      {
        orderNumber: ['The beginning of the number is missing, for example KV26-'],
        name: ['Enter a name'],
        email: ['Enter an e-mail'],
      },
    ],
  ])('that cannot be read names the fields in %s', async (language, errors) => {
    const answer = await post('/api/withdrawals', { orderNumber: '7F3K-9QTX', name: ' ', email: '' }, language)
    expect([answer.status, answer.body]).toEqual([400, { errors }])
  })
})

describe('what may be chosen of', () => {
  it('is told to whoever knows number, name and address, and to nobody else', async () => {
    const orderNumber = await shop.visitor('choosing').placedOrder('BAR')
    const ask = async (more: object) =>
      (await post<WithdrawalChoices>('/api/withdrawals/lines', { orderNumber, name, email: address.email, ...more }))
        .body
    expect((await ask({})).lines).toMatchObject([{ line: 0, quantity: 1, isExcluded: false }])
    const nothing = { lines: [], withdrawUntil: null, isLate: false, isNothingLeft: false }
    expect(await ask({ name: 'Joku Muu' })).toEqual(nothing)
    expect(await ask({ email: 'else@posti.example' })).toEqual(nothing)
    expect(await ask({ orderNumber: 'KV26-0000-0000' })).toEqual(nothing)
    expect(await ask({ key: 'x.y' })).toEqual(nothing)
  })
})

describe('the operators’ queue', () => {
  const admin = () => createWithdrawalAdmin({ ...shop.base, jobs: () => shop.jobs })
  const stated = async (email: string) =>
    (await post<WithdrawalAnswer>('/api/withdrawals', { orderNumber: 'KV26-0000-0000', name, email })).body.reference

  it('decides once, tells the shopper and writes it down', async () => {
    const reference = await stated('decided@posti.example')
    expect((await admin().listOpen(operator)).map((row) => row.reference)).toContain(reference)
    expect(await admin().refuse(reference, '  ', operator)).toEqual({ ok: false, error: 'no-reason' })
    expect((await admin().refuse(reference, 'Paketti oli avattu.', operator)).ok).toBe(true)
    expect(await admin().accept(reference, '', operator)).toEqual({ ok: false, error: 'decided' })
    expect(await admin().accept('PI26-0000-0000', '', operator)).toEqual({ ok: false, error: 'unknown' })
    await shop.until(
      async () => (await mailsTo('decided@posti.example', 'withdrawal-decision')).length === 1,
      'the mail about the decision',
    )
    const audited = await shop.database.sql`
      select command from audit_entry where subject_id = ${reference}`
    expect(audited).toEqual([{ command: 'withdrawal.refused' }])
  })
})

it('the decision goes to nobody when whoever stated has been forgotten meanwhile', async () => {
  const admin = createWithdrawalAdmin({ ...shop.base, jobs: () => shop.jobs })
  const body = { orderNumber: 'KV26-0000-0000', name, email: 'forgotten@posti.example' }
  const { reference } = (await post<WithdrawalAnswer>('/api/withdrawals', body)).body
  await shop.database.sql`update withdrawal set name = '', email = '', message = '' where reference = ${reference}`
  expect((await admin.accept(reference, '', operator)).ok).toBe(true)
  const [job] = await shop.database.sql<{ id: string }>`select id from withdrawal where reference = ${reference}`
  await shop.until(async () => {
    const done = await shop.database.sql<{ state: string }>`
      select state::text from jobs.job where name = 'orders.withdrawal-mail' and data ->> 'withdrawalId' = ${job?.id ?? ''}`
    return done[0]?.state === 'completed'
  }, 'the decision to be looked at')
  expect(await mailsTo('', 'withdrawal-decision')).toEqual([])
})

describe('the order of a statement', () => {
  const admin = () => createWithdrawalAdmin({ ...shop.base, jobs: () => shop.jobs })
  const work = () => workOnOrders(shop)
  const returnOf = async (number: string) =>
    (
      await shop.database.sql<{ state: string }>`
      select return_status as state from shop_order where order_number = ${number}`
    )[0]?.state
  const state = async (orderNumber: string) =>
    (await post<WithdrawalAnswer>('/api/withdrawals', { orderNumber, name, email: address.email })).body.reference

  it('says so, until the last statement about it is refused', async () => {
    const number = await work().parcelOrder('stating', 'shipped')
    const [first, second] = [await state(number), await state(number)]
    expect(await returnOf(number)).toBe('WithdrawalRequested')
    await admin().refuse(first, 'Paketti oli avattu.', operator)
    expect(await returnOf(number)).toBe('WithdrawalRequested')
    await admin().refuse(second, 'Paketti oli avattu.', operator)
    expect(await returnOf(number)).toBe('none')
  })

  it.each(['refuse', 'accept'] as const)(
    'that was cancelled meanwhile keeps nobody from answering: %s decides, and the shopper is told',
    async (decision) => {
      const number = await work().parcelOrder(`cancelled-stating-${decision}`, 'paid')
      const reference = await state(number)
      expect(await returnOf(number)).toBe('WithdrawalRequested')
      expect((await shop.admin.cancel(number, null, operator)).ok).toBe(true)
      expect((await admin()[decision](reference, 'Tilaus on jo peruttu.', operator)).ok).toBe(true)
      expect((await admin().listOpen(operator)).map((row) => row.reference)).not.toContain(reference)
      const [entry] = await shop.database.sql`select from audit_entry where subject_id = ${reference}`
      expect(entry).toBeDefined()
    },
  )

  it('that is not paid, or cancelled, stays as it is', async () => {
    const number = await shop.visitor('unpaid-stating').placedOrder('BAR')
    await state(number)
    expect(await returnOf(number)).toBe('none')
  })

  it('gives the money back once, with the delivery fee when it is about all of it', async () => {
    const reference = await work().acceptedWithdrawal('refunding')
    const row = await admin().find(reference, operator)
    const [order] = await shop.database.sql<{ total: number }>`
      select total_cents as total from shop_order where order_number = ${row?.orderNumber ?? ''}`
    expect(await shop.refunds.notRefunded([reference], operator)).toEqual([reference])
    const refunded = await shop.refunds.refundWithdrawal(reference, { restock: true }, operator)
    expect(refunded).toMatchObject({ value: { cardCents: order?.total, giftCardCents: 0 } })
    expect(await shop.refunds.notRefunded([reference], operator)).toEqual([])
    const again = await shop.refunds.refundWithdrawal(reference, { restock: true }, operator)
    expect(again).toMatchObject({ error: { reason: 'refunded-already' } })
    const open = await state(row?.orderNumber ?? '')
    const early = await shop.refunds.refundWithdrawal(open, { restock: false }, operator)
    expect(early).toMatchObject({ error: { reason: 'not-accepted' } })
  })
})

describe('pieces that were refunded', () => {
  const admin = () => createWithdrawalAdmin({ ...shop.base, jobs: () => shop.jobs })
  const refund = (number: string, lines: { position: number; quantity: number }[] | 'all') =>
    shop.refunds.refund(
      number,
      { lines, shipping: lines === 'all', otherCents: 0, reason: 'x', restock: false, withdrawalReference: null },
      operator,
    )
  /** Of three bars at 4.50 one is refunded before they are packed, and two are sent. */
  async function partlyRefunded(visitorName: string): Promise<string> {
    const visitor = shop.visitor(visitorName)
    const { body: cart } = await visitor.add('BAR', 3)
    await visitor.details(cart.id)
    const { body: number } = await visitor.order(cart.id)
    await visitor.pay(number)
    await refund(number, [{ position: 0, quantity: 1 }])
    await shop.parcels.pack(number, null, operator)
    await shop.parcels.ship(number, null, null, operator)
    return number
  }
  const choices = async (orderNumber: string) =>
    (await post<WithdrawalChoices>('/api/withdrawals/lines', { orderNumber, name, email: address.email })).body
  const state = async (orderNumber: string, quantity: number) => {
    const lines = [{ line: 0, quantity }]
    const body = { orderNumber, name, email: address.email, lines }
    return (await post<WithdrawalAnswer>('/api/withdrawals', body)).body.reference
  }
  const mailed = (kind: 'withdrawal-receipt' | 'withdrawal-decision', reference: string) =>
    shop.otherMails
      .flatMap((mail) => (mail.kind === kind && 'notice' in mail ? mail.notice : []))
      .find((notice) => notice.reference === reference)?.stated?.lines

  it('are not offered, not stated and not accepted, and neither are those stated before', async () => {
    const number = await partlyRefunded('refunded-choosing')
    expect(await choices(number)).toMatchObject({
      lines: [{ line: 0, quantity: 2, paidDisplay: '9,00\u00a0€' }],
      isNothingLeft: false,
    })
    const first = await state(number, 1)
    expect((await choices(number)).lines).toMatchObject([{ quantity: 1, paidDisplay: '4,50\u00a0€' }])
    const second = await state(number, 3)
    expect(mailed('withdrawal-receipt', first)).toEqual([{ name: 'Tuote BAR', quantity: 1 }])
    expect(mailed('withdrawal-receipt', second)).toEqual([{ name: 'Tuote BAR', quantity: 1 }])
    expect(await choices(number)).toMatchObject({ lines: [], isNothingLeft: true })
    const third = await state(number, 1)
    expect(mailed('withdrawal-receipt', third)).toEqual([{ name: 'Tuote BAR', quantity: 0 }])
    await admin().refuse(second, 'x', operator)
    expect((await choices(number)).lines).toMatchObject([{ quantity: 1 }])
  })

  it('between statement and answer are not confirmed', async () => {
    const number = await partlyRefunded('refunded-meanwhile')
    const reference = await state(number, 2)
    await shop.database.run(
      `update payment_capture set status = 'confirmed', decided_at = now()
       where order_id = (select id from shop_order where order_number = '${number}')`,
    )
    expect((await refund(number, [{ position: 0, quantity: 1 }])).ok).toBe(true)
    await admin().accept(reference, '', operator)
    await shop.until(async () => mailed('withdrawal-decision', reference) !== undefined, 'the mail about the decision')
    expect(mailed('withdrawal-decision', reference)).toEqual([{ name: 'Tuote BAR', quantity: 1 }])
  })

  it('with all the others leave a cancelled order, of which nothing is offered', async () => {
    const number = await shop.visitor('refunded-whole').placedOrder('BAR')
    await shop.visitor('refunded-whole').pay(number)
    await refund(number, 'all')
    expect(await choices(number)).toMatchObject({ lines: [], isNothingLeft: true })
    expect(mailed('withdrawal-receipt', await state(number, 1))).toEqual([{ name: 'Tuote BAR', quantity: 0 }])
  })
})
