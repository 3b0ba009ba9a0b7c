import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'
import { startOperator } from './support/shop-operator.ts'

/* Nothing that the shop puts forward leads to what cannot be bought: pages that are cached already follow the stock. */

let shop: DeliveryShop
let said: (...line: string[]) => Promise<string>
let close: () => Promise<void>

beforeAll(async () => {
  shop = await startDeliveryShop()
  const operator = startOperator(shop)
  said = operator.said
  close = operator.close
})
afterAll(async () => {
  await close?.()
  await shop.stop()
})

async function model(path: string): Promise<PageModel> {
  const query = new URLSearchParams({ contentUrl: path, currentPageUrl: path }).toString()
  const answer = await shop.send({ url: `/api/cda/content?${query}` })
  expect(answer.statusCode, path).toBe(200)
  return answer.json<PageModel>()
}
const document = async (path: string) => (await shop.send({ url: path, headers: { accept: 'text/html' } })).body
const linksTo = (html: string, path: string) => html.split(`href="${path}"`).length - 1

/** All of a product's sizes, gone or back. */
async function stock(codes: readonly string[], units: number): Promise<void> {
  for (const code of codes) expect(await said('stock', 'set', code, String(units))).not.toContain('(failed)')
}

/** What is put forward on a page: not what its running text speaks of. */
const put = (page: PageModel) =>
  JSON.stringify([page.sitePopup, page.navigation, page.topContentArea, page.mainContentArea])

const calendar = '/tuotteet/lahjat/suklaajoulukalenteri'

describe('what is sold out', () => {
  it('has no popup, no row in a menu, no slide and no card any more, on cached pages too, until it is back', async () => {
    const before = { start: await model('/'), christmas: await model('/joulu') }
    expect(before.start.sitePopup).toMatchObject({ id: 'advent-calendar', ctaUrl: calendar })
    expect(put(before.christmas)).toContain(calendar)
    expect(linksTo(await document('/joulu'), calendar)).toBeGreaterThan(0)

    await stock(['KV7060'], 0)
    await expect.poll(async () => put(await model('/'))).not.toContain(calendar)
    // The other popups are of other pages.
    expect((await model('/')).sitePopup).toBeNull()
    await expect.poll(async () => linksTo(await document('/joulu'), calendar)).toBe(0)
    const christmas = await model('/joulu')
    expect(put(christmas)).not.toContain(calendar)
    expect(cardsOf(christmas)).toHaveLength(cardsOf(before.christmas).length)

    await stock(['KV7060'], 240)
    await expect.poll(async () => put(await model('/'))).toBe(put(before.start))
    expect(put(await model('/joulu'))).toBe(put(before.christmas))
  })

  it('leaves its square of the hero, and its place in a highlight to the next best of its shelf', async () => {
    const before = await model('/')
    expect(squaresOf(before)).toContain('/tuotteet/suklaalevyt/rubiini-vadelma')
    const named = cardsOf(before).map(({ code }) => code)
    expect(named).toEqual(['KV1005', 'KV3005', 'KV1030', 'KV3015'])

    const ruby = await sizesOf('KV1060')
    const drops = await sizesOf('KV3005')
    await stock([...ruby, ...drops], 0)
    await expect
      .poll(async () => squaresOf(await model('/')))
      .toEqual(squaresOf(before).filter((url) => !url.endsWith('rubiini-vadelma')))
    await expect.poll(async () => cardsOf(await model('/')).map(({ code }) => code)).not.toEqual(named)
    const after = cardsOf(await model('/'))
    expect(after.map(({ code }) => code)).toEqual(['KV1005', expect.stringMatching(/^KV3/), 'KV1030', 'KV3015'])
    expect(after.every(({ inStock, isBuyable }) => inStock && isBuyable)).toBe(true)
    await stock([...ruby, ...drops], 80)
  })

  it('is spoken of in running text all the same', async () => {
    const path = '/tarinat/nain-maistat-suklaata'
    const crispbread = '/tuotteet/leivat/ohut-ruisnakki'
    const told = async () =>
      linksTo(
        String(((await model(path)) as { mainBody?: string }).mainBody ?? '') +
          JSON.stringify((await model(path)).mainContentArea).replaceAll('\\"', '"'),
        crispbread,
      )
    const before = await told()
    expect(before).toBeGreaterThan(0)
    await stock(await sizesOf('KV6015'), 0)
    await expect.poll(async () => put(await model('/'))).not.toContain(`"${crispbread}"`)
    expect(await told()).toBe(before)
    await stock(await sizesOf('KV6015'), 60)
  })

  it('is the panel of no list, and beside no other product', async () => {
    const tablet = '/tuotteet/kaiverrettu-levy/kaiverrettu-levy'
    const path = '/tuotteet/suklaalevyt'
    expect(await model(path)).toMatchObject({ promoPanel: { link: { url: tablet } } })
    const sizes = await sizesOf('KV8000')
    await stock(sizes, 0)
    await expect.poll(() => model(path)).not.toHaveProperty('promoPanel')
    await stock(sizes, 60)
    await expect.poll(() => model(path)).toHaveProperty('promoPanel')

    const related = async () =>
      ((await model(calendar)) as unknown as { relatedProducts: { code: string }[] }).relatedProducts.map(
        ({ code }) => code,
      )
    expect(await related()).toContain('KV2070')
    const pralines = await sizesOf('KV2070')
    await stock(pralines, 0)
    await expect.poll(related).not.toContain('KV2070')
    await stock(pralines, 60)
    await expect.poll(related).toContain('KV2070')
  })
})

const sizesOf = async (product: string) =>
  (
    await shop.database.sql<{ code: string }>`
      select v.code from variation as v join product as p on p.id = v.product_id where p.code = ${product}`
  ).map(({ code }) => code)

interface Card {
  code: string
  inStock: boolean
  isBuyable: boolean
}
const blocksOf = (page: PageModel) =>
  [...page.topContentArea, ...page.mainContentArea] as unknown as Record<string, unknown>[]
const cardsOf = (page: PageModel) => blocksOf(page).flatMap(({ products }) => (products ?? []) as Card[])
const squaresOf = (page: PageModel) =>
  blocksOf(page).flatMap(({ slides }) =>
    ((slides ?? []) as { tiles: { url: string }[] }[]).flatMap(({ tiles }) => tiles.map(({ url }) => url)),
  )
