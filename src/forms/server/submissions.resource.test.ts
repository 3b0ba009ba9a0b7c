import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST', path: string, payload?: object, role = 'CustomerService') =>
  shop.call<Body>({
    method,
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
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

it('its files are downloaded, which is written down, and all of it is removed by who may', async () => {
  const [row] = await shop.database.sql<{ id: string }>`
    insert into form_submission (form_id, form_name, language, sender_email, sender_key, answers, nonce, waits, created_at)
    values (1, 'Palaute', 'fi', 'aino@posti.example', '', '[]'::jsonb, 'n2', false, now()) returning id`
  const id = row?.id ?? ''
  await shop.database.sql`insert into form_file (submission_id, name, file_name, media_type, size, bytes)
    values (${id}, 'kuitti', 'kuitti ä.pdf', 'application/pdf', 3, 'abc')`
  const { body } = await call<{ files: { fileName: string; fileUrl: string }[]; actions: string[] }>(
    'GET',
    `submissions/${id}`,
  )
  const [file] = body.files
  expect([file?.fileName, body.actions]).toEqual(['kuitti ä.pdf', ['remove']])
  const found = await shop.call<string>({
    method: 'GET',
    url: file?.fileUrl ?? '',
    headers: { authorization: 'Bearer staff-CustomerService' },
  })
  expect([found.status, found.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment;/)])
  expect((await call('POST', `submissions/${id}/remove`, {}, 'Editor')).status).toBe(403)
  expect((await call('POST', `submissions/${id}/remove`, {})).status).toBe(204)
  expect((await call('POST', `submissions/${id}/remove`, {})).status).toBe(404)
  expect(await shop.database.sql`select 1 from form_file where submission_id = ${id}`).toEqual([])
  const entries = await shop.database.sql<{ command: string }>`
    select command from audit_entry where subject_id = ${id} order by id`
  expect(entries.map(({ command }) => command)).toEqual(['form.read', 'form.files-fetched', 'form.removed'])
})
