import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createRouteApp } from '../../../tests/support/route-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { SentFormList, SubmissionList } from '../contract/submissions.ts'
import { createFormDesk } from './form-desk.ts'
import { submissionRoutes } from './submissions.routes.ts'

let test: TestDatabase
let app: App
let role = 'Publisher'
let [first, second] = ['', '']
const actor = (): ShopActor => ({
  kind: 'staff',
  name: 'Petra',
  roles: [role],
  accountId: '00000000-0000-4000-8000-00000000000a',
})
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createRouteApp(() => actor())
  const deps = { db: test.db, clock: createTestClock() }
  submissionRoutes({ desk: createFormDesk(deps), reads: createPersonalReads(deps) })(app)
  const answers = JSON.stringify([{ name: 'a', label: 'Kysymys', kind: 'text', value: 'Onko pähkinätöntä?' }])
  const rows = await test.sql<{ id: string }>`
    insert into form_submission (form_id, form_name, language, sender_email, sender_key, answers, nonce, waits, created_at)
    values (1, 'Palaute', 'fi', 'aino@posti.example', '', ${answers}::jsonb, 'n1', false, '2026-11-03T21:59:00Z'),
      (1, 'Palaute', 'sv', '', '', ${answers}::jsonb, 'n2', true, '2026-11-03T22:01:00Z'),
      (2, 'Kilpailu', 'fi', '', '', '[]'::jsonb, 'n3', false, '2026-11-05T10:00:00Z') returning id`
  ;[first, second] = rows.map(({ id }) => id) as [string, string]
  await test.sql`
    insert into form_file (submission_id, name, file_name, media_type, size, bytes)
    values (${first}, 'picture', 'kuitti ä.pdf', 'application/pdf', 2000, 'PDF'::bytea)`
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

async function call<Body>(method: 'GET' | 'DELETE', path: string, by = 'Publisher') {
  role = by
  const answer = await app.inject({ method, url: `/api/cms/${path}` })
  const isJson = answer.headers['content-type']?.includes('json')
  return { status: answer.statusCode, headers: answer.headers, body: (isJson ? answer.json() : answer.body) as Body }
}
const list = async (query: string) => (await call<SubmissionList>('GET', `submissions?${query}`)).body
const audited = (command: string) =>
  test.sql<{ subject_id: string | null; after: { of?: string[] } | null }>`
    select subject_id, after from audit_entry where command = ${command} order by id`

it('forms are listed by what was sent last, with who may remove', async () => {
  const { body } = await call<SentFormList>('GET', 'forms')
  expect(body.items.map(({ name, sent, waiting }) => [name, sent, waiting])).toEqual([
    ['Kilpailu', 1, 0],
    ['Palaute', 2, 1],
  ])
  expect(body.mayRemove).toBe(true)
  expect((await call<SentFormList>('GET', 'forms', 'Editor')).body.mayRemove).toBe(false)
})

it('what was sent is read by form and by day of Helsinki, and each reading leaves its row', async () => {
  expect((await list('form=1')).items.map(({ id }) => id)).toEqual([second, first])
  const { items, total } = await list('form=1&day=2026-11-03')
  expect(total).toBe(1)
  expect(items).toEqual([
    {
      id: first,
      sentAt: '2026-11-03T21:59:00.000Z',
      language: 'fi',
      senderEmail: 'aino@posti.example',
      state: 'sent',
      answers: [{ question: 'Kysymys', answer: 'Onko pähkinätöntä?' }],
      files: [{ field: 'picture', question: 'picture', fileName: 'kuitti ä.pdf', kilobytes: 2 }],
    },
  ])
  expect((await list('form=1&day=2026-11-04')).items.map(({ id, state }) => [id, state])).toEqual([[second, 'waiting']])
  expect(await list('form=1&page=2')).toEqual({ items: [], total: 2 })
  expect(await audited('form.read')).toMatchObject([
    { subject_id: null, after: { of: [second, first] } },
    { subject_id: first },
    { subject_id: second },
  ])
})

it.each(['0001-01-01', '1969-12-31', '2201-01-01'])('a day that the shop does not have is refused: %s', async (day) => {
  const { status, body } = await call<{ errors: Record<string, string[]> }>('GET', `submissions?form=1&day=${day}`)
  expect([status, Object.keys(body.errors)]).toEqual([400, ['day']])
})

it('a file is downloaded and never shown, and the download leaves its row', async () => {
  const answer = await call<string>('GET', `submissions/${first}/files/picture`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''kuitti%20%C3%A4.pdf",
    'x-content-type-options': 'nosniff',
  })
  expect(await audited('form.files-fetched')).toMatchObject([{ subject_id: first }])
  expect((await call('GET', `submissions/${first}/files/other`)).status).toBe(404)
})

it('is removed with its files by who may, once, and the audit holds nothing that was sent', async () => {
  expect((await call('DELETE', `submissions/${first}`, 'Editor')).status).toBe(403)
  expect((await call('DELETE', `submissions/${first}`)).status).toBe(204)
  expect((await call('DELETE', `submissions/${first}`)).status).toBe(404)
  expect((await list('form=1')).items.map(({ id }) => id)).toEqual([second])
  expect(await test.sql`select id from form_file`).toEqual([])
  const rows = await test.sql`select subject_id, before, after from audit_entry where command = 'form.removed'`
  expect(rows).toMatchObject([{ subject_id: first, before: { formId: 1, sent: '2026-11-03T21:59:00.000Z' } }])
  expect(JSON.stringify(rows)).not.toContain('aino')
})
