import { afterEach, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
afterEach(() => old.drop())

async function sellerAfter(change: object) {
  old = await createOlderDatabase('0510')
  await old.sql`update setting set value = value || ${JSON.stringify(change)}::jsonb where name = 'seller'`
  await old.bringUpToDate()
  const [row] = await old.sql<{ value: Record<string, string> }>`select value from setting where name = 'seller'`
  return row?.value
}

it('the seller has one name in every language, and the Swedish address in Swedish', async () => {
  expect(await sellerAfter({})).toMatchObject({
    nameFi: 'Konvehti Oy',
    nameSv: 'Konvehti Oy',
    nameEn: 'Konvehti Oy',
    street: 'Nilsiänkatu 12',
    streetSv: 'Nilsiägatan 12',
    city: 'Helsinki',
    citySv: 'Helsingfors',
  })
})

it('what the shop’s people have set themselves stays, and stands in Swedish until they say otherwise', async () => {
  const own = { nameSv: 'Praliner Ab', nameEn: 'Pralines Ltd', street: 'Rantatie 1', city: 'Turku' }
  expect(await sellerAfter(own)).toMatchObject({ ...own, streetSv: 'Rantatie 1', citySv: 'Turku' })
})
