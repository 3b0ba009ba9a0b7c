import { expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

it('letters abroad take as long as parcels do, with the price that was set for them', async () => {
  const old = await createOlderDatabase('0320')
  await old.run(`update shipping_method set price_cents = 790 where id = 'tablet-letter'`)
  await old.bringUpToDate()
  const shared = { price_cents: 790, is_active: true }
  const letters = await old.sql`
    select id, country_codes, price_cents, min_days, max_days, is_active from shipping_method
      where kind = 'tablet' order by position`
  expect(letters).toEqual([
    { id: 'tablet-letter', country_codes: ['FIN'], min_days: 3, max_days: 4, ...shared },
    { id: 'tablet-letter-abroad', country_codes: ['SWE', 'DNK', 'NOR', 'ISL'], min_days: 4, max_days: 8, ...shared },
  ])
  await old.drop()
})
