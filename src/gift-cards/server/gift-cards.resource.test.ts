import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

interface Card {
  id: string
  status: string
  balanceCents: number
  expiresOn: string
  actions: string[]
  entries: { kind: { label: string }; amountCents: number }[]
  reads: { by: string }[]
  timeline: { key: string; text: string }[]
}
const call = <Body>(method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.call<Body>({
    method,
    url: `/api/admin/gift-cards${path}`,
    headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const found = async (q: string) =>
  (await call<{ items: { id: string }[] }>('GET', `?q=${encodeURIComponent(q)}`)).body.items.map(({ id }) => id)

/** A card that was sent and has paid a part of nothing yet. */
async function sentCard(last4: string): Promise<string> {
  const key = last4.padEnd(43, 'x')
  const [card] = await shop.database.sql<{ id: string }>`
    insert into gift_card (code_hash, pin_hash, last4, amount_cents, language, recipient_name, recipient_email, send_at,
      created_at, issued_at, expires_on)
    values (${key}, ${key}, ${last4}, 5000, 'sv', 'Tove', 'tove@posti.example', now(), now(), now(), '2090-01-31')
    returning id`
  const id = card?.id ?? ''
  await shop.database.sql`insert into gift_card_entry (card_id, kind, amount_cents, cause, at, actor)
    values (${id}, 'issue', 5000, ${`issue ${last4}`}, now(), 'job')`
  return id
}

it('is found by the end of its code, its recipient and their address, and shows its money', async () => {
  const id = await sentCard('K7PX')
  for (const q of ['k7px', '…K7PX', 'tove', 'TOVE@posti']) expect([q, await found(q)]).toEqual([q, [id]])
  expect(await found('K7PY')).toEqual([])
  const { body } = await call<Card>('GET', `/${id}`)
  expect(body).toMatchObject({ status: 'active', balanceCents: 5_000, expiresOn: '2090-01-31' })
  expect(body.actions).toEqual(['resend', 'extend', 'block'])
  expect(body.entries).toMatchObject([{ kind: { label: 'Loaded' }, amountCents: 5_000 }])
  // What the search found was read as well.
  expect(body.reads.length).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toContain('K7PXxx')
})

it('is extended only to a later day, and says so at the field', async () => {
  const id = await sentCard('A2BC')
  const refused = await call<{ errors: object }>('POST', `/${id}/extend`, { expiresOn: '2089-12-31' })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({
    expiresOn: ['The card is valid for that long already. Choose a later day.'],
  })
  expect((await call<Card>('POST', `/${id}/extend`, { expiresOn: '2091-01-01' })).body.expiresOn).toBe('2091-01-01')
})

it('is not mailed while it is blocked, and is ready for other things', async () => {
  const id = await sentCard('D3EF')
  const { body } = await call<Card>('POST', `/${id}/block`, {})
  expect(body).toMatchObject({ status: 'blocked', actions: ['extend', 'unblock'] })
  expect(body.timeline).toMatchObject([{ key: 'gift-card.blocked', text: 'Card blocked' }])
  const refused = await call<{ value: string }[]>('POST', `/${id}/resend`, {})
  expect([refused.status, refused.body[0]?.value]).toEqual([409, 'The card is blocked.'])
})

it('is issued to a mailbox alone, and waits for its mail', async () => {
  const wanted = { amountCents: 2_000, recipientName: 'Aino', recipientEmail: 'aino', language: 'fi' }
  expect((await call('POST', '', wanted)).status).toBe(400)
  expect((await call('POST', '', { ...wanted, amountCents: 50_001 })).status).toBe(400)
  const { status, body } = await call<Card>('POST', '', { ...wanted, recipientEmail: 'aino@posti.example' })
  expect([status, body.status, body.balanceCents]).toEqual([201, 'waiting', 0])
})
