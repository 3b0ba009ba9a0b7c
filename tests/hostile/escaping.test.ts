import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'
import { readAssetMap } from '../../src/shell/server/assets.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { scriptHash } from './support/script-hash.ts'

const attack = `x</script><script>window.hacked=1</script><!--\u2028\u2029--><img src=x onerror=hacked()>"'\`\${1}</title></style>&lt;`
let shop: HostileShop
let productUrl: string
let scriptHashes: readonly string[]
const path = { landing: '', category: '' }

beforeAll(async () => {
  shop = await startHostileShop(async ({ sql }) => {
    // Every text of one product, of its category and of one page, as an editor with bad intentions would write them.
    await sql`update product_text set name = ${attack} where product_id = (select product_id from variation where code = 'KV1005-100G')`
    await sql`update category_text set name = ${attack} where category_id in (select id from category where code = 'suklaalevyt')`
    await sql`update content_version set name = ${attack}, fields = fields || ${JSON.stringify({
      metaTitle: attack,
      metaDescription: attack,
      title: attack,
      heading: attack,
    })}::jsonb where content_id in (select content_id from content_path where path in ('/', '/tarina'))`
  })
  scriptHashes = readAssetMap(join(projectDirectory, 'dist/browser')).scriptHashes
  const visitor = await shop.visitor()
  await visitor.call('POST', '/api/me/carts/add', { code: 'KV1005-100G', quantity: 1 })
  productUrl = (await visitor.cart()).allLineItems[0]?.productUrl.split('?')[0] ?? ''
  path.category = productUrl.split('/').slice(0, -1).join('/')
}, 120_000)
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
  expect(
    scripts.some(({ attributes }) => attributes.includes('id="initial-state"')),
    url,
  ).toBe(true)
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
