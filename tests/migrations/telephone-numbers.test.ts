import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPhoneNumber } from '../../src/common/phone-number.ts'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
beforeAll(async () => {
  old = await createOlderDatabase('0500')
})
afterAll(() => old.drop())

const certain = ['+358358405123380', '+3580405123380', '+35800358405123380', '+4646701234567', '+474741234567', '+454532123456', '+3543545812345'] // prettier-ignore
/** Right as they are, or wrong in a way that has more than one reading. */
const others = [
  '+358405123380',
  '+35835840512',
  '+4646123456',
  '+4747123456',
  '+4545123456',
  '+35812',
  '+12025550123',
  '',
]

it('corrects the numbers that have one reading, as the shop itself reads them', async () => {
  const numbers = [...certain, ...others]
  for (const [at, phone] of numbers.entries())
    await old.run(`insert into account (realm, owner_id, email, email_key, first_name, last_name, phone, language, created_at)
      values ('customer', 'c_${String(at).padStart(22, '0')}', 'a${at}@posti.example', 'a${at}@posti.example', 'Aino', 'Virta', '${phone}', 'fi', now())`)
  await old.run(`insert into customer_address (account_id, name, first_name, last_name, line1, line2, postal_code, city, country_code,
      phone, is_default_shipping, is_default_billing, created_at)
    select id, '', 'Aino', 'Virta', 'Kirkkokatu 4', '', '00100', 'Helsinki', 'FIN', phone, false, false, now() from account`)
  const address = `jsonb_build_object('line1', 'Kirkkokatu 4', 'phoneNumber', '+358358405123380')`
  await old.run(`insert into cart (owner_id, market_id, name, status, version, shipping_address, billing_address, open_order_number,
      priced_at, created_at, updated_at)
    select 'v_' || coalesce(number, ''), 'FIN', 'Default', case when number is null then 'Active' else 'InCheckout' end, 1, ${address}, ${address}, number, now(), now(), now()
    from (values (null), ('KV26-0000-0001')) as carts(number)`)
  await old.bringUpToDate()

  const accounts = await old.sql<{ phone: string }>`select phone from account order by owner_id`
  expect(accounts.map(({ phone }) => phone)).toEqual(numbers.map(readPhoneNumber))
  expect(accounts.slice(certain.length).map(({ phone }) => phone)).toEqual(others)
  const addresses = await old.sql<{
    same: boolean
  }>`select a.phone = b.phone as same from account a join customer_address b on b.account_id = a.id`
  expect(addresses.every(({ same }) => same === true)).toBe(true)
  const carts = await old.sql<{
    shipping: string
    billing: string
  }>`select shipping_address ->> 'phoneNumber' as shipping, billing_address ->> 'phoneNumber' as billing from cart order by owner_id`
  expect(carts.map(({ shipping, billing }) => [shipping, billing])).toEqual([
    ['+358405123380', '+358405123380'],
    ['+358358405123380', '+358358405123380'],
  ])
})
