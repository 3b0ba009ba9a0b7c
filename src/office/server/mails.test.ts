import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { addStaffAccount } from '../../../tests/support/money-staff.ts'

/* A mail in the back office, shown as its mailbox shows it. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
  await addStaffAccount(shop)
})
afterAll(() => shop.stop())

const html = '<!doctype html><html><head><title>x</title></head><body><a href="/x">Kiitos, Aino</a></body></html>'

async function mail(kind: string, more: { html?: string; ephemeral?: boolean } = {}): Promise<string> {
  const [row] = await shop.database.sql<{ id: string }>`
    insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, ephemeral, created_at)
    values (${`${kind}:${JSON.stringify(more)}`}, ${kind}, 'aino@posti.example', 'fi', 'x', ${more.html ?? html}, 'Kiitos', 'sent',
      ${more.ephemeral ?? false}, now()) returning id`
  return row?.id ?? ''
}
const frame = (id: string, role = 'CustomerService') =>
  shop.call({ method: 'GET', url: `/api/admin/mails/${id}/frame`, headers: { authorization: `Bearer staff-${role}` } })

it('shows a mail in a frame that runs nothing and leads nowhere, and notes who read it', async () => {
  const id = await mail('order-confirmation')
  const { status, text, headers } = await frame(id)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'private, no-store',
  ])
  expect(text).toContain('Kiitos, Aino')
  expect(text).toContain('<base target="_blank">')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'none'", 'sandbox']))
  expect(policy.join()).not.toContain('allow-')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(await shop.database.sql`select subject_id from audit_entry where command = 'mail.read'`).toEqual([
    { subject_id: id },
  ])
})

it('shows no mail that has a code in it or is erased, and none to people without the right', async () => {
  const secret = [await mail('gift-card'), await mail('order-shipped', { ephemeral: true })]
  const erased = await mail('order-shipped', { html: '' })
  for (const id of [...secret, erased, 'nothing']) expect((await frame(id)).status).toBe(404)
  expect((await frame(await mail('order-confirmation', { html: `${html} ` }), 'Production')).status).toBe(403)
})
