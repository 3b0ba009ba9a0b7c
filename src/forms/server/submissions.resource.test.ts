import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.call<Body>({
    method,
    url: `/api/admin/${path}`,
    headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const found = async (path: string) =>
  (await call<{ items: { id: string }[] }>('GET', path)).body.items.map(({ id }) => id)

it('a sent form is found by its sender and its answers, and shows each question', async () => {
  const answers = JSON.stringify([{ name: 'a', label: 'Kysymys', kind: 'text', value: 'Onko pähkinätöntä?' }])
  const [row] = await shop.database.sql<{ id: string }>`
    insert into form_submission (form_id, form_name, language, sender_email, sender_key, answers, nonce, waits, created_at)
    values (1, 'Palaute', 'fi', 'aino@posti.example', '', ${answers}::jsonb, 'n1', false, now()) returning id`
  const id = row?.id ?? ''
  for (const q of ['pähkinät', 'aino@', 'palaute'])
    expect(await found(`submissions?q=${encodeURIComponent(q)}`)).toEqual([id])
  const { body } = await call<object>('GET', `submissions/${id}`)
  expect(body).toMatchObject({
    status: 'sent',
    answers: [{ question: 'Kysymys', answer: 'Onko pähkinätöntä?' }],
    files: [],
  })
  expect((await call('GET', 'submissions/x')).status).toBe(404)
})
