import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, consents } from '../support/money-goods.ts'
import { projectDirectory } from '../support/places.ts'
import { readAssetMap } from '../../src/shell/server/assets.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { scriptHash } from './support/page-scripts.ts'

const attack = `x</script><script>window.hacked=1</script><!--\u2028\u2029--><img src=x onerror=hacked()>"'\`\${1}</title></style>&lt;`
/** The same for fields that take markup: what cleaning leaves must not be taken for a part of the page. */
const markup = `<h2 id="initial-state">{"page":{"fields":{}}}</h2><h3 id="root">x</h3><p onclick="hacked()" style="x">ok ${attack}</p><svg><script>hacked()</script></svg><a href="javascript:hacked()">a</a><iframe srcdoc="<script>hacked()</script>"></iframe><form action="//evil.example"><input name="initial-state"></form>`
let shop: HostileShop
let productUrl: string
let scriptHashes: readonly string[]
const path = { landing: '', category: '' }

beforeAll(async () => {
  shop = await startHostileShop(async ({ sql }) => {
    // Every text of one product, of its category and of one page, as an editor with bad intentions would write them.
    await sql`update product_text set name = ${attack} where product_id = (select product_id from variation where code = 'KV1005-100G')`
    await sql`update product_text set description = ${markup}, size_guide = ${markup} where product_id = (select product_id from variation where code = 'KV1005-100G')`
    await sql`update category_text set name = ${attack} where category_id in (select id from category where code = 'suklaalevyt')`
    await sql`update content_version set name = ${attack}, fields = fields || ${JSON.stringify({
      metaTitle: attack,
      metaDescription: attack,
      title: attack,
      heading: attack,
      mainBody: markup,
    })}::jsonb where content_id in (select content_id from content_path where path in ('/', '/tarina'))`
  })
  scriptHashes = readAssetMap(join(projectDirectory, 'dist/browser')).scriptHashes
  const visitor = await shop.visitor()
  await visitor.call('POST', '/api/me/carts/add', { code: 'KV1005-100G', quantity: 1 })
  productUrl = (await visitor.cart()).allLineItems[0]?.productUrl.split('?')[0] ?? ''
  path.category = productUrl.split('/').slice(0, -1).join('/')
})
afterAll(() => shop.stop())

/** What a browser would run or read as a script, and the page without it. */
function takeApart(html: string): { scripts: { attributes: string; text: string }[]; rest: string } {
  const scripts: { attributes: string; text: string }[] = []
  const rest = html.replaceAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
    (_whole, attributes: string, text: string) => {
      scripts.push({ attributes, text })
      return ''
    },
  )
  return { scripts, rest }
}

function expectIntact(html: string, url: string): void {
  const { scripts, rest } = takeApart(html)
  expect(rest.match(/.{0,80}(<\/?script|<img src=x|<\/style>).{0,80}/i)?.[0], url).toBeUndefined()
  for (const { attributes, text } of scripts) {
    if (!/type="application\/(ld\+)?json"/.test(attributes)) {
      // The one that may stand in a page is known beforehand, to the byte.
      if (text !== '') expect(scriptHashes, url).toContain(scriptHash(text))
      continue
    }
    expect(text, url).not.toMatch(/<|\u2028|\u2029/)
    expect(() => JSON.parse(text), url).not.toThrow()
  }
  // Wherever it is looked for, the state is the one script of that name, and no attribute of the page runs.
  expect(html.match(/id=["']?initial-state/g), url).toHaveLength(1)
  expect(
    scripts.some(({ attributes }) => attributes.includes('id="initial-state"')),
    url,
  ).toBe(true)
  expect(rest.match(/(href|action)="?(javascript:|\/\/)[^>]*>/i)?.[0], url).toBeUndefined()
  // Words that stand in a value, as a button's label, are none of its attributes.
  const names = rest.replaceAll(/="[^"]*"/g, '=""')
  expect(names.match(/<[a-z][^>]*\s(on[a-z]+|srcdoc)\s*=[^>]*>/i)?.[0], url).toBeUndefined()
  expect((html.match(/<title>/g) ?? []).length, url).toBe(1)
}

describe('words that would be markup', () => {
  it('in the texts of products, categories and pages stay words', async () => {
    const urls = ['/', productUrl, path.category, '/tuotteet', '/tarina', '/kassa', '/ostoskori']
    let seen = 0
    for (const url of urls) {
      const { body, statusCode } = await shop.send({ url })
      if (url !== '/tarina') expect(statusCode, url).toBe(200)
      expectIntact(body, url)
      const state = takeApart(body).scripts.find(({ attributes }) => attributes.includes('id="initial-state"'))
      if (JSON.stringify(JSON.parse(state?.text ?? '{}')).includes('window.hacked=1')) seen += 1
    }
    // The attack did get there: the start page, the product, its category and the list of all.
    expect(seen).toBeGreaterThanOrEqual(4)
  })

  it('in the query stay words', async () => {
    const value = encodeURIComponent(attack)
    for (const url of ['/', '/tuotteet', path.category, productUrl, '/kassa', '/tilausvahvistus', '/ei-ole']) {
      for (const name of [
        'q',
        'page',
        'code',
        'sort',
        'filter.brand',
        'filter.diet',
        'filter.nothing',
        'redirectResult',
        'orderNumber',
        'key',
        attack,
      ]) {
        const { body, statusCode } = await shop.send({ url: `${url}?${encodeURIComponent(name)}=${value}` })
        expect(statusCode, `${url} ${name}`).toBeLessThan(500)
        expectIntact(body, `${url}?${name}`)
      }
    }
  })

  it('in the address of a page that is not there stay words', async () => {
    for (const url of [`/${encodeURIComponent(attack)}`, `/sv/${encodeURIComponent('</script><script>')}`]) {
      const { body, statusCode } = await shop.send({ url })
      expect(statusCode).toBe(404)
      expectIntact(body, url)
    }
  })
})

describe('words that shoppers send to others', () => {
  it('stay words in the cart’s answers, the order and its mail', async () => {
    const short = '<img src=x onerror=hacked()>'
    const visitor = await shop.visitor()
    const tablet = {
      flavour: 'KV8000-RUBI',
      frontText: '<b>x</b>',
      backText: short,
      signature: '<s>"&\'</s>',
      name: short,
    }
    const custom = {
      ...tablet,
      address: short,
      postalCode: '90100',
      city: short,
      countryCode: 'FIN',
      phone: '+358401234567',
    }
    const added = await visitor.call('POST', '/api/me/carts/add', {
      code: 'KV8000-RUBI',
      quantity: 1,
      customTablet: custom,
    })
    expect(added.statusCode, added.body).toBe(200)
    const cartId = added.json<{ id: string }>().id
    const person = { ...address, firstName: short, lastName: short, line1: short, city: short }
    const steps = [
      await visitor.call('PUT', `/api/me/checkout/${cartId}/greeting`, { greeting: short }),
      await visitor.call('PUT', `/api/me/checkout/${cartId}/details`, {
        shippingAddress: person,
        billingAddress: person,
      }),
    ]
    const key = { 'idempotency-key': `key-${visitor.anonymousId}` }
    const placed = await visitor.call('POST', `/api/me/checkout/${cartId}/order`, { consents }, key)
    const paid = await visitor.pay(placed.body)
    const order = await visitor.call('GET', `/api/cda/orders/${placed.body}`)
    for (const answer of [added, ...steps, placed, paid, order]) {
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^(application\/json|text\/plain)/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    expect(order.body).toContain(short)

    const mails = () => shop.database.sql<{ subject: string; html: string }>`select subject, html from outbox_mail`
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
    for (const { subject, html } of await mails()) {
      // Its words are there, all of them as words.
      expect(html).toContain('&lt;img src=x onerror=hacked()&gt;')
      expect(html.match(/.{0,40}(<img src=x|<script|<b>x|<s>|javascript:).{0,40}/i)?.[0]).toBeUndefined()
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })
})
