import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCode } from '../../src/common/typed-code.ts'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
beforeAll(async () => {
  old = await createOlderDatabase('0519')
})
afterAll(() => old.drop())

/** Each is read as another. */
const written = ['A–1', 'A—2', 'A‑3', 'A−4', 'A\u00ad5', 'A\u200b6', 'A 7', '"A8"', '“A9”', '»A10«', 'A11.', 'Ａ12', 'Ä13', 'A-14', '(A15)', 'A\ufeff16'] // prettier-ignore

it('become what is read of them, and those that are read alike stay and are named', async () => {
  const codes = {
    many: written,
    joulu: ['JOULU–26', 'JOULU—26', 'PIKKUJOULU'],
    written: ['HALPA-1'],
    older: ['VAPPU–1', 'HALPA–1'],
    newer: ['VAPPU—1', 'OMA'],
  }
  for (const [key, coupons] of Object.entries(codes))
    await old.sql`
      insert into promotion (key, name, reward, conditions, coupon_codes, created_at, changed_at, changed_by)
      values (${key}, '{"fi": "", "sv": "", "en": ""}', '{"type": "freeShipping"}', '{}', ${coupons}, now(), now(), 'Olli')`
  await old.run(`insert into promotion_code (code, promotion_id, batch, created_at)
    select code, (select id from promotion where key = 'newer'), 'mail', now()
    from (values ('ERÄ–1'), ('ERÄ-2'), ('ERÄ–2'), ('OMA.')) as one (code)`)
  await old.bringUpToDate()

  const rows = await old.sql<{ key: string; codes: string[] }>`select key, coupon_codes as codes from promotion`
  expect(Object.fromEntries(rows.map(({ key, codes: now }) => [key, now]))).toEqual({
    many: written.map(readCode),
    joulu: ['JOULU-26', 'PIKKUJOULU'],
    written: ['HALPA-1'],
    older: ['VAPPU-1', 'HALPA–1'],
    newer: ['VAPPU—1', 'OMA'],
  })
  const single = await old.sql<{ code: string }>`select code from promotion_code`
  expect(new Set(single.map(({ code }) => code))).toEqual(new Set(['ERÄ-1', 'ERÄ-2', 'ERÄ–2', 'OMA.']))
  const named = await old.sql`
    select subject_id, after from audit_entry where command = 'promotion.codes-unread' order by subject_id`
  expect(named).toMatchObject([
    { subject_id: 'newer', after: { codes: expect.arrayContaining(['VAPPU—1', 'ERÄ–2', 'OMA.']) } },
    { subject_id: 'older', after: { codes: ['HALPA–1'] } },
  ])
})
