import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, password, startAccountShop } from '../../../tests/support/account-shop.ts'
import { createOperator } from '../../../tests/support/operator.ts'
import type { PrivacyState } from '../contract/privacy.ts'
import type { PersonalFile } from './persons.ts'
import { tester } from '../../../tests/support/actors.ts'

/* Seeing what is kept of one, and being forgotten (C-6.4, C-6.7, C-20), as browsers and operators do it. */

const dayMs = 86_400_000
let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

type Customer = Awaited<ReturnType<AccountShop['customer']>>
const stateOf = async ({ browser }: Customer): Promise<PrivacyState> =>
  (await browser.send({ url: '/api/cda/me/privacy' })).json<PrivacyState>()
const askDeletion = ({ browser }: Customer, typed = password) =>
  browser.send({
    method: 'DELETE',
    url: '/api/cda/me',
    payload: { password: typed },
    headers: { 'x-requested-with': 'fetch', 'accept-language': 'fi' },
  })
const isThere = async ({ accountId }: Customer): Promise<boolean> =>
  (await shop.database.sql`select from account where id = ${accountId}`).length === 1
const commandsOf = async ({ accountId }: Customer): Promise<string[]> =>
  (
    await shop.database.sql<{ command: string }>`
      select command from audit_entry where subject_id = ${accountId} order by id`
  ).map(({ command }) => command)
const pathOf = (url: string): string => url.slice(new URL(url).origin.length)

let orders = 0
/** An order that is billed to somebody, as far as it matters here. */
async function order({ email, ownerId }: { email: string; ownerId: string }, status = 'Completed'): Promise<string> {
  const number = `KV26-PR7V-${String((orders += 1)).padStart(4, '0')}`
  const address = JSON.stringify({ firstName: 'Aino', email, countryCode: 'FIN' })
  await shop.database
    .run(`insert into shop_order (order_number, cart_id, cart_version, owner_id, language, status, payment_status,
      shipping_address, billing_address, greeting, taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents,
      shipping_cents, tax_cents, total_cents, gift_card_cents, payable_cents, reserved_until, payable_until, created_at, updated_at)
    values ('${number}', gen_random_uuid(), 1, '${ownerId}', 'fi', '${status}', 'Captured', '${address}', '${address}', 'Onnea Eeva',
      '[]', '[]', 0, 100, 0, 0, 0, 0, 100, 100, 0, now(), now(), now(), now())`)
  return number
}

/** A statement of withdrawal that waits for a person's decision. */
const stated = (email: string, reference: string, number: string) =>
  shop.database
    .run(`insert into withdrawal (reference, received_at, order_id, order_number, name, email, message, language, lines, is_late)
    values ('${reference}', now(), (select id from shop_order where order_number = '${number}'), '${number}', 'Joku', '${email}', 'Haluan pois',
      'fi', '[]', false)`)

describe('an export', () => {
  it('is opened by the mailed link together with the session, as a page and as JSON, and leaves its trace', async () => {
    const customer = await shop.customer()
    const number = await order(customer)
    expect(await stateOf(customer)).toEqual({ export: null, deletion: null })
    const asked = await customer.browser.post('/api/cda/me/export', {})
    expect([asked.statusCode, asked.json<PrivacyState>().export?.askedAt]).toEqual([
      202,
      shop.clock.now().toISOString(),
    ])
    const mail = await shop.mailed(customer.email, 'data-export-ready')

    const page = await customer.browser.send({ url: pathOf(mail.htmlUrl) })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="konvehti-\d{4}-\d\d-\d\d\.html"$/) as string,
    })
    for (const said of [customer.email, number, 'Onnea Eeva', 'Leppä', '<h2>Tilaukset</h2>', '<dt>Sukunimi</dt>'])
      expect(page.body).toContain(said)

    const json = await customer.browser.send({ url: pathOf(mail.jsonUrl) })
    const titles = json.json<PersonalFile>().parts.map(({ title }) => title.en)
    expect(titles).toEqual(expect.arrayContaining(['Orders', 'Account', 'Signed-in devices', 'Ways to sign in']))
    // What opens the account is nobody's to see.
    expect(json.body).not.toMatch(/argon2|secret_hash|"secret"/)
    expect(await commandsOf(customer)).toEqual(
      expect.arrayContaining(['account.export-asked', 'account.exported', 'account.exported']),
    )
  })

  it('shows nobody else anything: no link without its session, no session without its link', async () => {
    const [aino, thief] = [await shop.customer(), await shop.customer()]
    await aino.browser.post('/api/cda/me/export', {})
    const { htmlUrl } = await shop.mailed(aino.email, 'data-export-ready')
    expect((await thief.browser.send({ url: pathOf(htmlUrl) })).statusCode).toBe(404)
    const wrong = pathOf(htmlUrl).replace(/token=[\w-]{43}/, `token=${'A'.repeat(43)}`)
    expect((await aino.browser.send({ url: wrong })).statusCode).toBe(404)
    const led = await shop.browser().send({ url: pathOf(htmlUrl) })
    expect([led.statusCode, new URL(led.headers.location ?? '', 'http://x').searchParams.get('returnUrl')]).toEqual([
      303,
      pathOf(htmlUrl),
    ])
    expect((await shop.browser().post('/api/cda/me/export', {})).statusCode).toBe(401)
  })

  it('is mailed once an hour at most, and its link ends after a week', async () => {
    const customer = await shop.customer()
    for (let tries = 0; tries < 3; tries += 1) await customer.browser.post('/api/cda/me/export', {})
    await shop.mailed(customer.email, 'data-export-ready')
    const rows = await shop.database.sql`select from personal_export where account_id = ${customer.accountId}`
    expect(rows.length).toBe(1)
    const { htmlUrl } = await shop.mailed(customer.email, 'data-export-ready')
    const fetched = async () => {
      // Sessions are shorter than that.
      await customer.browser.signIn(customer.email)
      return (await customer.browser.send({ url: pathOf(htmlUrl) })).statusCode
    }
    const began = shop.clock.now().toISOString()
    shop.clock.advance(7 * dayMs - 1)
    expect(await fetched()).toBe(200)
    shop.clock.advance(1)
    expect(await fetched()).toBe(404)
    expect((await stateOf(customer)).export).toBeNull()
    shop.clock.set(began)
  })
})

describe('an account that is to be erased', () => {
  it('needs its password, is told by mail, and ends every other session', async () => {
    const customer = await shop.customer()
    const phone = shop.browser()
    await phone.signIn(customer.email)
    const wrong = await askDeletion(customer, 'something else')
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { errors: { password: ['Salasana ei täsmää'] } }])
    expect((await stateOf(customer)).deletion).toBeNull()
    expect(await phone.isSignedIn()).toBe(true)

    const asked = await askDeletion(customer)
    const dueAt = new Date(+shop.clock.now() + 14 * dayMs).toISOString()
    expect([asked.statusCode, asked.json<PrivacyState>().deletion]).toMatchObject([202, { dueAt, waitsFor: [] }])
    expect(await phone.isSignedIn()).toBe(false)
    expect(await customer.browser.isSignedIn()).toBe(true)
    expect(await shop.mailed(customer.email, 'account-deletion')).toMatchObject({ days: 14 })
    // Asked again nothing changes, and the day stays.
    expect((await askDeletion(customer)).json<PrivacyState>().deletion?.dueAt).toBe(dueAt)
    expect(await shop.mailsTo(customer.email, 'account-deletion')).toHaveLength(1)
  })

  it('stays when somebody signs in, whatever opens it, and when they say so', async () => {
    const customer = await shop.customer()
    await askDeletion(customer)
    await shop.browser().signIn(customer.email, 'something else')
    expect((await stateOf(customer)).deletion).not.toBeNull()
    await shop.browser().signIn(customer.email)
    expect((await stateOf(customer)).deletion).toBeNull()
    await askDeletion(customer)
    expect((await customer.browser.post('/api/cda/me/keep', {})).json<PrivacyState>().deletion).toBeNull()
    const called = (await commandsOf(customer)).filter((command) => command === 'account.deletion-called-off')
    expect(called.length).toBe(2)
    await shop.database.sql`select 1`
    expect(await shop.privacy.deletions.eraseAllDue()).toBe(0)
    expect(await isThere(customer)).toBe(true)
  })

  it('is said to stay on the first page after the sign-in, whichever way it went, and once', async () => {
    const customer = await shop.customer()
    const noticeFor = async (browser: typeof customer.browser) =>
      (await browser.send({ url: '/api/me/isauthenticated' })).headers['x-sign-in-notice']
    const [plain, form, other] = [shop.browser(), shop.browser(), shop.browser()]
    await plain.signIn(customer.email)
    expect(await noticeFor(plain)).toBeUndefined()
    await askDeletion(customer)
    const signedIn = await form.postForm('/api/identity/login', { email: customer.email, password })
    expect(signedIn.statusCode).toBe(303)
    const told = await Promise.all(Array.from({ length: 4 }, () => noticeFor(form)))
    expect(told.filter(Boolean)).toEqual(['deletion-called-off'])
    await other.signIn(customer.email)
    expect([await noticeFor(other), await noticeFor(customer.browser), await noticeFor(form)]).toEqual(
      Array.from({ length: 3 }, () => undefined),
    )
  })

  it('is gone after fourteen days and not before, and the order stays for the books without its people', async () => {
    const customer = await shop.customer()
    const number = await order(customer)
    await askDeletion(customer)
    const began = shop.clock.now().toISOString()
    shop.clock.advance(14 * dayMs - 1)
    await shop.privacy.deletions.eraseAllDue()
    expect(await isThere(customer)).toBe(true)
    shop.clock.advance(1)
    expect(await shop.privacy.deletions.eraseAllDue()).toBeGreaterThan(0)
    shop.clock.set(began)
    expect(await isThere(customer)).toBe(false)
    expect(await customer.browser.isSignedIn()).toBe(false)
    const [left] = await shop.database.sql<{ billing: unknown; greeting: string; cents: number }>`
      select billing_address as billing, greeting, total_cents as cents from shop_order where order_number = ${number}`
    expect(left).toMatchObject({ greeting: '', cents: 100, billing: { email: '', firstName: '', countryCode: 'FIN' } })
    // The address may have an account again.
    const again = await shop
      .browser()
      .post('/api/cda/me/signup', { email: customer.email, password, firstName: 'Aino', lastName: 'Leppä' })
    expect(again.statusCode).toBe(202)
  })

  it('waits for the orders that are under way, and says which', async () => {
    const customer = await shop.customer()
    const number = await order(customer, 'InProgress')
    await askDeletion(customer)
    const began = shop.clock.now().toISOString()
    shop.clock.advance(20 * dayMs)
    expect(await shop.privacy.deletions.eraseAllDue()).toBe(0)
    expect(await isThere(customer)).toBe(true)
    const rows = await shop.database.sql<{ waits: string[] }>`
      select waits_for as waits from account_deletion where account_id = ${customer.accountId}`
    expect(rows[0]?.waits).toEqual([number])
    await shop.database.sql`update shop_order set status = 'Completed' where order_number = ${number}`
    expect(await shop.privacy.deletions.eraseAllDue()).toBe(1)
    shop.clock.set(began)
    expect(await isThere(customer)).toBe(false)
  })

  it('waits for no stranger’s statement of withdrawal under its address, which an export shows and erasing empties', async () => {
    const customer = await shop.customer()
    const own = await order(customer)
    await stated(customer.email.toUpperCase(), 'PI26-PR7V-0001', 'KV26-0000-0000')
    const { operations, said } = createOperator({ db: shop.database.db, clock: shop.clock })
    const { privacy, actor } = await operations
    const file = await privacy.read(customer.email, actor)
    expect(JSON.stringify(file)).toContain('PI26-PR7V-0001')
    // About somebody else's order: its decision is not there yet.
    await stated(customer.email, 'PI26-PR7V-0003', await order(await shop.customer()))
    // One about an order of theirs is decided first.
    await stated(customer.email, 'PI26-PR7V-0002', own)
    expect(await said('privacy', 'erase', customer.email)).toContain(own)
    await shop.database.run(
      `update withdrawal set status = 'accepted', decided_at = now() where reference = 'PI26-PR7V-0002'`,
    )
    expect(await said('privacy', 'erase', customer.email)).toBe('Erased')
    const left = await shop.database.sql<{ status: string; words: string }>`
      select status, name || email || message as words from withdrawal where reference like 'PI26-PR7V-%' order by reference`
    expect(left).toEqual([
      { status: 'received', words: '' },
      { status: 'accepted', words: '' },
      { status: 'received', words: `Joku${customer.email}Haluan pois` },
    ])
  })

  it('waits for no order that a stranger placed under its address and did not pay, nor for what was stated of one', async () => {
    const customer = await shop.customer()
    const strangers = { email: customer.email, ownerId: 'v_stranger' }
    const unpaid = await order(strangers, 'AwaitingPayment')
    await stated('joku@posti.example', 'PI26-PR7V-0009', await order(strangers, 'Cancelled'))
    const own = await order(customer, 'AwaitingPayment')
    const { said } = createOperator({ db: shop.database.db, clock: shop.clock })
    expect(await said('privacy', 'erase', customer.email)).toBe(`(failed) Not yet: ${own} must be finished first`)
    await shop.database.sql`update shop_order set status = 'Cancelled' where order_number = ${own}`
    expect(await said('privacy', 'erase', customer.email)).toBe('Erased')
    // It may still be paid and sent; if not, its names go as those of any order that nobody paid for.
    const left = await shop.database.sql<{ number: string }>`
      select order_number as number from shop_order where billing_address ->> 'email' = ${customer.email}`
    expect(left.map(({ number }) => number)).toEqual([unpaid])
  })

  it('is erased at once by staff whom its owner has asked', async () => {
    const customer = await shop.customer()
    const staff = {
      kind: 'staff',
      accountId: 's',
      name: 'Sari',
      roles: ['CustomerService'],
      hasSteppedUp: true,
    } as const
    expect(await shop.privacy.deletions.force(customer.accountId, staff)).toBe(true)
    expect(await isThere(customer)).toBe(false)
    expect(await shop.privacy.deletions.force(customer.accountId, staff)).toBeNull()
  })
})

describe('at the command line', () => {
  const operator = () => createOperator({ db: shop.database.db, clock: shop.clock })

  it('a guest is shown and forgotten by the address, with other spellings of it, and nobody else is', async () => {
    const guest = await order({ email: 'Vieras@Posti.Example', ownerId: 'v_guest' })
    const other = await order({ email: 'vieras@toinen.example', ownerId: 'v_other' })
    await shop.database.run(`insert into restock_request (variation_code, email, language, created_at)
      select code, 'vieras@posti.example', 'fi', now() from variation limit 1`)
    const { privacy, actor } = await operator().operations
    const file = await privacy.read('vieras@posti.example', actor)
    expect(JSON.stringify(file)).toContain(guest)
    expect(JSON.stringify(file)).not.toContain(other)
    expect(await operator().said('privacy', 'erase', 'vieras@posti.example')).toBe('Erased')
    const left = await shop.database.sql<{ number: string }>`
      select order_number as number from shop_order where billing_address ->> 'email' ilike 'vieras@%'`
    expect(left.map(({ number }) => number)).toEqual([other])
    expect(await operator().said('privacy', 'erase', 'vieras')).toMatch(/^\(failed\)/)
  })

  it('refuses while an order is under way, and names it', async () => {
    const number = await order({ email: 'kesken@posti.example', ownerId: 'v_1' }, 'PartiallyShipped')
    expect(await operator().said('privacy', 'erase', 'kesken@posti.example')).toContain(number)
  })

  it('forgets again who was erased, after a backup was put back, by the list that was kept beside it', async () => {
    const customer = await shop.customer('palaava@posti.example')
    const number = await order(customer)
    const guest = await order({ email: 'palaavavieras@posti.example', ownerId: 'v_2' })
    for (const email of [customer.email, 'palaavavieras@posti.example'])
      expect(await operator().said('privacy', 'erase', email)).toBe('Erased')
    const list = await (await operator().operations).privacy.listErased(tester)
    expect(JSON.stringify(list)).not.toContain('palaava')

    // As the backup has it: nothing of the erasing, and those who were erased are there.
    await shop.database.run('delete from erased_person')
    const again = JSON.stringify({ email: customer.email, firstName: 'Aino' })
    await shop.database.run(`update shop_order set billing_address = '${again}' where order_number = '${number}'`)
    await shop.database.run(`update shop_order set billing_address = '${again.replace('palaava@', 'palaavavieras@')}'
      where order_number = '${guest}'`)
    await shop.database
      .run(`insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at)
      values ('back', 'x', 'palaavavieras@posti.example', 'fi', 's', 'h', 't', 'sent', now())`)
    const { privacy, actor } = await operator().operations
    expect(await privacy.reapply(list, actor)).toMatchObject({ waiting: [] })
    const named = await shop.database.sql`
      select from shop_order where billing_address ->> 'email' like 'palaava%'`
    expect(named.length).toBe(0)
    expect((await shop.database.sql`select from outbox_mail where recipient like 'palaava%'`).length).toBe(0)
    expect((await privacy.listErased(tester)).length).toBe(list.length)
  })
})
