import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeCatalogue } from '../../../tests/support/catalogue-change.ts'
import { operatorNamed, tester } from '../../../tests/support/actors.ts'
import {
  cards,
  consents,
  type MoneyShop,
  startMoneyShop,
  tablet,
  type Visitor,
} from '../../../tests/support/money-shop.ts'
import { projectDirectory } from '../../../tests/support/places.ts'
import type { Cart } from '../../cart/contract/cart.ts'
import type { TabletPicture } from '../../cart/contract/custom-tablet.ts'
import type { Order } from '../../orders/contract/order.ts'
import { drawSide } from '#src/engraving/rules/drawing.ts'
import { sheetSvg } from '../rules/production-sheet.ts'
import { createDesignerOperations } from './designer-operations.ts'

const operator = { kind: 'system', by: 'operator', name: 'cli' } as const
let shop: MoneyShop
let operations: ReturnType<typeof createDesignerOperations>
let visitors = 0
const newVisitor = (language = 'fi'): Visitor => shop.visitor(`designer-${(visitors += 1)}`, language)

beforeAll(async () => {
  shop = await startMoneyShop()
  operations = createDesignerOperations(shop.adminDeps)
})
afterAll(() => shop.stop())

const add = async (visitor: Visitor, change: Partial<typeof tablet> = {}, quantity = 1): Promise<Cart> => {
  const answer = await visitor.add('TAB-DARK', quantity, { customTablet: { ...tablet, ...change } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
const pathIn = (svg: string): string => /<path fill="#[0-9a-f]{6}" d="([^"]*)"\/>/.exec(svg)?.[1] ?? ''
const drawingOf = async (picture: TabletPicture | null | undefined): Promise<string> =>
  pathIn((await shop.call<string>({ url: picture?.drawingUrl ?? '/' })).text)

async function order(visitor: Visitor, card: string = cards.authorised): Promise<string> {
  const { id } = await visitor.cart()
  await visitor.details(id)
  const placed = await visitor.order(id, undefined, { consents })
  if (placed.status !== 200) throw new Error(placed.text)
  const paid = await visitor.pay(placed.body, card)
  if (paid.status !== 200) throw new Error(paid.text)
  return placed.body
}
const readOrder = async (visitor: Visitor, number: string): Promise<Order> =>
  (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body

describe('the drawing of a tablet', () => {
  it('is the same path in the cart, the order and the sheet as in the preview', async () => {
    const visitor = newVisitor()
    const pictures = (await add(visitor)).allLineItems[0]?.tabletPictures
    const front = drawSide('front', tablet.frontText)
    const back = drawSide('back', tablet.backText, tablet.signature)
    expect(await drawingOf(pictures?.front)).toBe(front)
    expect(await drawingOf(pictures?.back)).toBe(back)
    const number = await order(visitor)
    const line = (await readOrder(visitor, number)).shipments[0]?.lineItems[0]
    expect([await drawingOf(line?.tabletPictures?.front), await drawingOf(line?.tabletPictures?.back)]).toEqual([
      front,
      back,
    ])
    const [job] = await operations.jobsOf([number], tester)
    const sheet = job ? sheetSvg(job) : ''
    expect(sheet).toContain(`class="front" d="${front}"`)
    expect(sheet).toContain(`class="back" d="${back}"`)
  })

  it('has no back when nothing stands there, and one for a signature alone', async () => {
    const visitor = newVisitor()
    expect((await add(visitor, { backText: '', signature: '' })).allLineItems[0]?.tabletPictures?.back).toBeNull()
    expect((await add(visitor, { backText: '' })).allLineItems[1]?.tabletPictures?.back).not.toBeNull()
  })

  it('is kept for long, runs and fetches nothing, and tells nothing of the recipient', async () => {
    const picture = (await add(newVisitor())).allLineItems[0]?.tabletPictures?.back
    const { status, headers, text } = await shop.call<string>({ url: picture?.drawingUrl ?? '' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(text).not.toMatch(/<(text|script|image|use|style|a)|href|on\w+=/)
    for (const word of [tablet.name, tablet.address, tablet.city, tablet.phone, 'Eeva Koski'])
      expect(decodeURIComponent(picture?.drawingUrl ?? '').replaceAll('+', ' ')).not.toContain(word)
  })

  it('is refused for words the shop has not signed', async () => {
    const url = (await add(newVisitor())).allLineItems[0]?.tabletPictures?.front.drawingUrl ?? ''
    for (const changed of [
      url.replace('Onnea', 'Hyvaa'),
      url.replace('side=front', 'side=back'),
      url.replace('TAB-DARK', 'TAB-MILK'),
      `${url}&signature=Mikko`,
      `${url}&cut=%23ffffff`,
      url.replace(/key=..../, 'key=AAAA'),
    ])
      expect((await shop.call({ url: changed })).status, changed).toBe(403)
    for (const broken of [url.replace(/&key=.*/, ''), url.replace('front', 'inside'), `${url}&cut=red`, `${url}x`])
      expect((await shop.call({ url: broken })).status, broken).toBe(400)
    expect((await shop.call({ url })).status).toBe(200)
  })
})

describe('the picture of a tablet for mails', () => {
  const plates = { front: '/media/plates/plate-dark-front.webp', back: '/media/plates/plate-dark-back.webp' }
  const setPlates = (to: typeof plates | null) =>
    changeCatalogue(
      shop.database,
      `update variation set flavour = ${to === null ? 'null' : `'${JSON.stringify({ key: 'x', cut: '', plates: to })}'`} where code = 'TAB-DARK'`,
    )
  /** What the confirmation mail of a new order shows of its tablet. */
  async function mailed(change: Partial<typeof tablet> = {}) {
    const visitor = newVisitor()
    await add(visitor, change)
    const number = await order(visitor)
    await expect.poll(() => shop.mails.some((mail) => mail.order.orderNumber === number)).toBe(true)
    const mail = shop.mails.find((one) => one.order.orderNumber === number)
    return mail?.order.shipments[0]?.lineItems[0]?.tabletPictures
  }
  const fetchPicture = (url: string) => shop.app.inject({ url })

  beforeAll(() => setPlates(plates))
  afterAll(() => setPlates(null))

  it('shows both sides on their plates, with the words cut into them', async () => {
    const pictures = await mailed()
    const urls = [pictures?.front.drawingUrl ?? '', pictures?.back?.drawingUrl ?? '']
    const answers = await Promise.all(urls.map(fetchPicture))
    for (const [index, answer] of answers.entries()) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      })
      const { width, height, format, channels } = await sharp(answer.rawPayload).metadata()
      expect({ width, height, format, channels }).toEqual({ width: 512, height: 256, format: 'jpeg', channels: 3 })
      // Where the words stand it is no longer the bare plate, and elsewhere it is.
      const bare = `demo/images${Object.values(plates)[index]?.slice('/media'.length)}`
      const changed = await changedPixels(answer.rawPayload, join(projectDirectory, bare))
      expect(changed.inside).toBeGreaterThan(500)
      expect(changed.outside).toBeLessThan(50)
    }
    expect(urls.every((url) => url.startsWith('/api/customtablet/preview.jpg?'))).toBe(true)
    for (const word of [tablet.name, tablet.address, tablet.city, tablet.phone])
      expect(decodeURIComponent(urls.join(' ')).replaceAll('+', ' ')).not.toContain(word)
  })

  it('is refused for words or plates the shop has not signed', async () => {
    const url = (await mailed({ signature: '' }))?.back?.drawingUrl ?? ''
    const key = /key=(.*)$/.exec(url)?.[1] ?? ''
    const drawing = (await add(newVisitor())).allLineItems[0]?.tabletPictures?.front.drawingUrl ?? ''
    for (const changed of [
      url.replace('text=', 'text=x'),
      url.replace('side=back', 'side=front'),
      url.replace('plate-dark-back', 'plate-milk-back'),
      url.replace(key, /key=(.*)$/.exec(drawing)?.[1] ?? ''),
    ])
      expect((await shop.call({ url: changed })).status, changed).toBe(403)
    for (const broken of [url.replace(/&plate=[^&]*/, ''), url.replace(/plate=[^&]*/, 'plate=http://x/y.webp')])
      expect((await shop.call({ url: broken })).status, broken).toBe(400)
    expect((await shop.call({ url })).status).toBe(200)
  })

  it('has no back when nothing is cut there, and none at all while no plate is known', async () => {
    expect((await mailed({ backText: '', signature: '' }))?.back).toBeNull()
    await setPlates(null)
    expect((await mailed())?.front.drawingUrl).toBe('')
    await setPlates(plates)
  })

  it('is not there when its plate is gone', async () => {
    await setPlates({ ...plates, front: '/media/plates/gone.webp' })
    const url = (await mailed())?.front.drawingUrl ?? ''
    expect((await shop.call({ url })).status).toBe(404)
    await setPlates(plates)
  })
})

/** Pixels of a mail's picture that differ from the bare plate: inside the places for words, and outside. */
async function changedPixels(picture: Buffer, plateFile: string): Promise<{ inside: number; outside: number }> {
  const raw = (of: Sharp) => of.removeAlpha().raw().toBuffer()
  const shown = await raw(sharp(picture))
  const bare = await raw(sharp(plateFile).resize({ width: 512 }).flatten({ background: '#fffdf9' }))
  const counts = { inside: 0, outside: 0 }
  const scale = 1400 / 512
  for (let index = 0; index < shown.length; index += 3) {
    const away = [0, 1, 2].some(
      (channel) => Math.abs((shown[index + channel] ?? 0) - (bare[index + channel] ?? 0)) > 40,
    )
    if (!away) continue
    const [x, y] = [((index / 3) % 512) * scale, Math.floor(index / 3 / 512) * scale]
    counts[x > 80 && x < 1320 && y > 65 && y < 565 ? 'inside' : 'outside'] += 1
  }
  return counts
}

describe('characters that cannot be cut', () => {
  it.each([
    [
      'fi',
      'frontText',
      'Onnea 🎂',
      'Tekstissä on merkki, jota emme voi kaivertaa. Käytä kirjaimia, numeroita ja välimerkkejä.',
    ],
    [
      'sv',
      'backText',
      'q\u0308\u0308',
      'Texten innehåller ett tecken som vi inte kan gravera. Använd bokstäver, siffror och skiljetecken.',
    ],
    [
      'en',
      'signature',
      '\u202Eoiva',
      'The text contains a character we cannot engrave. Use letters, digits and punctuation.',
    ],
    [
      'en',
      'backText',
      'a\u0007b',
      'The text contains a character we cannot engrave. Use letters, digits and punctuation.',
    ],
  ])('are refused in %s at %s: %j', async (language, field, text, message) => {
    const answer = await newVisitor(language).add('TAB-DARK', 1, { customTablet: { ...tablet, [field]: text } })
    expect([answer.status, answer.body]).toEqual([400, { errors: { [`customTablet.${field}`]: [message] } }])
  })

  it('are not those of markup, which is cut and shown as it is written', async () => {
    const visitor = newVisitor()
    const line = (await add(visitor, { frontText: '<b>&"\'</b>', backText: '<script>alert(1)</script>' }))
      .allLineItems[0]
    expect([line?.frontText, line?.backText]).toEqual(['<b>&"\'</b>', '<script>alert(1)</script>'])
    expect(await drawingOf(line?.tabletPictures?.front)).toBe(drawSide('front', '<b>&"\'</b>'))
  })

  it('do not turn a recipient’s label around', async () => {
    const line = (await add(newVisitor(), { name: '\u202Eavee \u0007Koski' })).allLineItems[0]
    expect(line?.recipientName).toBe('avee Koski')
  })
})

describe('changing an engraved line', () => {
  const change = (visitor: Visitor, lineItemId: string, changes: object, quantity = 1) =>
    visitor.send<Cart>('POST', '/api/me/carts/engraving', {
      lineItemId,
      code: 'TAB-DARK',
      quantity,
      customTablet: { ...tablet, ...changes },
    })
  const shown = (cart: Cart) =>
    cart.allLineItems.map((line) => [line.shipmentId, line.quantity, line.frontText, line.recipientName, line.code])

  it('replaces text, recipient and quantity in its place, and leaves the rest alone', async () => {
    const visitor = newVisitor()
    await add(visitor, { name: 'Aino Virta' })
    await visitor.add('BAR', 2)
    const cart = await add(visitor, { name: 'Eeva Koski' })
    const first = cart.allLineItems.find((line) => line.recipientName === 'Aino Virta')
    const changed = await change(visitor, first?.id ?? '', { frontText: 'Kiitos', name: 'Aino Salo' }, 4)
    expect(changed.status).toBe(200)
    expect(shown(changed.body)).toEqual([
      [1, 4, 'Kiitos', 'Aino Salo', 'TAB-DARK'],
      [0, 2, '', '', 'BAR'],
      [2, 1, 'Onnea, Eeva', 'Eeva Koski', 'TAB-DARK'],
    ])
    expect(shown(await visitor.cart())).toEqual(shown(changed.body))
  })

  it('joins a line that is the same, and keeps its id when nothing but the quantity changes', async () => {
    const visitor = newVisitor()
    await add(visitor, {}, 2)
    const cart = await add(visitor, { name: 'Aino Virta' }, 3)
    const [first, second] = cart.allLineItems
    const same = await change(visitor, first?.id ?? '', {}, 5)
    expect(same.body.allLineItems.map(({ id, quantity }) => [id, quantity])).toEqual([
      [first?.id, 5],
      [second?.id, 3],
    ])
    const joined = await change(visitor, second?.id ?? '', {}, 1)
    expect(shown(joined.body)).toEqual([[1, 6, 'Onnea, Eeva', 'Eeva Koski', 'TAB-DARK']])
  })

  it.each([
    ['a fault in a field', { postalCode: 'ABCDE' }, 1, 400],
    ['more than there is', {}, 99, 400],
    ['another flavour than the code', { flavour: 'TAB-MILK' }, 1, 400],
  ])('is refused whole for %s', async (_what, changes, quantity, status) => {
    const visitor = newVisitor()
    const before = await add(visitor)
    const answer = await change(visitor, before.allLineItems[0]?.id ?? '', { frontText: 'Uusi', ...changes }, quantity)
    expect(answer.status).toBe(status)
    expect(shown(await visitor.cart())).toEqual(shown(before))
    expect((await visitor.cart()).version).toBe(before.version)
  })

  it('is refused for a line that is gone, that is nobody’s tablet, or somebody else’s', async () => {
    const visitor = newVisitor()
    const [bar] = (await visitor.add('BAR')).body.allLineItems
    const foreign = (await add(newVisitor())).allLineItems[0]
    for (const id of [bar?.id, foreign?.id, '7d8f5b1e-3c1a-4f0e-9a1b-000000000001'])
      expect((await change(visitor, id ?? '', {})).body).toMatchObject([{ key: 'cart/line-not-found' }])
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })
})

describe('a word of the operators’ list', () => {
  const stockOf = async (): Promise<number> => {
    const { rows } = await shop.database.db.$client.query<{ free: number }>(
      "select on_hand - allocated as free from stock where code = 'TAB-DARK'",
    )
    return rows[0]?.free ?? Number.NaN
  }

  it('is kept once per language, and taken away', async () => {
    expect(await operations.addWord('fi', ' Hölmö* ', operatorNamed('cli'))).toEqual({ ok: true, value: 'hölmö*' })
    expect(await operations.addWord('fi', 'hölmö*', operatorNamed('cli'))).toMatchObject({
      error: { reason: 'there-already' },
    })
    expect(await operations.addWord('fi', '*', operatorNamed('cli'))).toMatchObject({ error: { reason: 'not-a-word' } })
    expect(await operations.removeWord('sv', 'hölmö*', tester)).toMatchObject({ error: { reason: 'not-there' } })
    expect(await operations.listWords(tester)).toMatchObject([{ language: 'fi', word: 'hölmö*', createdBy: 'cli' }])
    expect(await operations.removeWord('fi', 'HÖLMÖ*', tester)).toMatchObject({ ok: true })
    expect(await operations.listWords(tester)).toEqual([])
  })

  it('holds the paid order and not the shopper, until a person lets it go', async () => {
    await operations.addWord('sv', 'dumbom*', operatorNamed('cli'))
    const visitor = newVisitor()
    await add(visitor, { backText: 'Kära DUMBOMMEN!' })
    const number = await order(visitor)
    const held = await readOrder(visitor, number)
    expect([held.statusCode, held.payments[0]?.statusCode]).toEqual(['OnHold', 'Authorised'])
    expect(held.timeline.map(({ key }) => key)).toEqual(['order-placed', 'order-on-hold', 'payment-authorised'])
    await shop.until(async () => shop.mails.some((mail) => mail.order.orderNumber === number), 'the confirmation')
    expect(await operations.listHeld(tester)).toMatchObject([{ orderNumber: number, words: 'dumbom*' }])
    expect((await operations.listJobs(['to-engrave'], tester)).map((job) => job.orderNumber)).not.toContain(number)
    expect(await operations.mark(number, null, 'engraved', operatorNamed('cli'))).toMatchObject({
      error: { reason: 'wrong-state' },
    })
    expect(await shop.admin.release(number, 'engraving', operator)).toEqual({ ok: true, value: number })
    expect((await readOrder(visitor, number)).statusCode).toBe('InProgress')
    expect((await operations.listJobs(['to-engrave'], tester)).map((job) => job.orderNumber)).toContain(number)
    expect(await shop.admin.release(number, 'engraving', operator)).toMatchObject({ error: { reason: 'not-held' } })
    expect(await shop.admin.cancel(number, 'engraving', operator)).toMatchObject({ error: { reason: 'not-held' } })
  })

  it('holds the order also when another sum was paid, until both are let go', async () => {
    const visitor = newVisitor()
    await add(visitor, { frontText: 'Dumbom' })
    const number = await order(visitor, cards.challenge)
    await shop.database.run(
      `update payment_attempt set amount_cents = amount_cents + 1 where merchant_reference = '${number}-1'`,
    )
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Authorised' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await readOrder(visitor, number)).statusCode === 'OnHold', 'the hold')
    expect(await operations.listHeld(tester)).toMatchObject([{ orderNumber: number, words: 'dumbom*' }])
    expect(await shop.admin.release(number, 'payment-amount', operator)).toMatchObject({ ok: true })
    expect((await readOrder(visitor, number)).statusCode).toBe('OnHold')
    expect((await operations.listJobs(['to-engrave'], tester)).map((job) => job.orderNumber)).not.toContain(number)
    expect(await shop.admin.release(number, 'engraving', operator)).toMatchObject({ ok: true })
    expect((await readOrder(visitor, number)).statusCode).toBe('InProgress')
  })

  it('can end the order: goods and money go back, and the shopper hears of it', async () => {
    const visitor = newVisitor()
    const before = await stockOf()
    await add(visitor, { signature: 'dumbom' }, 2)
    const number = await order(visitor)
    expect(await stockOf()).toBe(before - 2)
    expect(await shop.admin.cancel(number, 'engraving', operator)).toEqual({ ok: true, value: number })
    expect(await stockOf()).toBe(before)
    const cancelled = await readOrder(visitor, number)
    expect([cancelled.statusCode, cancelled.isReversed]).toEqual(['Cancelled', true])
    expect(cancelled.shipments.map(({ statusCode }) => statusCode)).toEqual(['Cancelled'])
    await shop.until(
      async () => shop.provider.ledger.entries().some((entry) => JSON.stringify(entry).includes('reversal-')),
      'the reversal',
    )
    const told = () => shop.mails.find((mail) => mail.kind === 'order-cancelled' && mail.order.orderNumber === number)
    await shop.until(async () => told() !== undefined, 'the mail')
    expect(told()).toMatchObject({ isReversed: true })
    expect(await shop.admin.cancel(number, 'engraving', operator)).toMatchObject({ error: { reason: 'not-held' } })
  })

  it('is not looked for in the recipient’s name, nor in orders without a tablet', async () => {
    const visitor = newVisitor()
    await add(visitor, { name: 'Dumbom Karlsson' })
    expect((await readOrder(visitor, await order(visitor))).statusCode).toBe('InProgress')
  })
})

describe('the engraving line', () => {
  it('takes each line of a paid order through engraved to packed, by itself', async () => {
    const visitor = newVisitor()
    await add(visitor, { frontText: 'Yksi' })
    await add(visitor, { frontText: 'Kaksi', name: 'Aino Virta' })
    const number = await order(visitor)
    const states = async () =>
      (await operations.jobsOf([number], tester)).map((job) => [job.line, job.frontText, job.state])
    expect(await states()).toEqual([
      [1, 'Yksi', 'to-engrave'],
      [2, 'Kaksi', 'to-engrave'],
    ])
    expect(await operations.mark(number, 2, 'packed', operatorNamed('cli'))).toMatchObject({
      error: { reason: 'wrong-state' },
    })
    expect(await operations.mark(number, 2, 'engraved', operatorNamed('cli'))).toEqual({ ok: true, value: 1 })
    // All or none: one line is engraved already.
    expect(await operations.mark(number, null, 'engraved', operatorNamed('cli'))).toMatchObject({
      error: { reason: 'wrong-state' },
    })
    expect(await states()).toEqual([
      [1, 'Yksi', 'to-engrave'],
      [2, 'Kaksi', 'engraved'],
    ])
    expect(await operations.mark(number, 1, 'engraved', operatorNamed('cli'))).toMatchObject({ ok: true })
    expect(await operations.mark(number, null, 'packed', operatorNamed('cli'))).toEqual({ ok: true, value: 2 })
    expect(await states()).toEqual([
      [1, 'Yksi', 'packed'],
      [2, 'Kaksi', 'packed'],
    ])
    expect((await operations.listJobs(['packed'], tester)).filter((job) => job.orderNumber === number)).toHaveLength(2)
    const timeline = (await readOrder(visitor, number)).timeline.map(({ text }) => text)
    expect(timeline).toEqual(expect.arrayContaining(['Levy kaiverrettu', 'Paketti pakattu']))
    expect(await operations.mark(number, 3, 'engraved', operatorNamed('cli'))).toMatchObject({
      error: { reason: 'no-line' },
    })
    expect(await operations.mark('KV26-XXXX-XXXX', null, 'engraved', operatorNamed('cli'))).toMatchObject({
      error: { reason: 'no-order' },
    })
  })
})
