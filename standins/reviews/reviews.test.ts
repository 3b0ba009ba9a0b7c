import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../support/json-log.ts'
import { faults, type RunningReviews, startReviews } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'
import type { ServiceAnswer } from './sample-reviews.ts'

let service: RunningReviews
beforeAll(async () => {
  service = await startReviews({ port: 0, log: silentLog })
})
beforeEach(() => service.setFault('none'))
afterAll(() => service.close())

const get = (path: string) => fetch(service.url + path)
const control = (fault: string) =>
  fetch(`${service.url}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  })

describe('the reviews stand-in', () => {
  it('has reviews of a product, the same each time, for any site', async () => {
    const response = await get('/v1/products/KV1006/reviews?language=sv')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const answer = (await response.json()) as ServiceAnswer
    expect(answer.rating.count).toBe(answer.reviews.length)
    expect(await (await get('/v1/products/KV1006/reviews?language=sv')).json()).toEqual(answer)
  })

  it('gives script and styles', async () => {
    expect((await get('/widget.js')).headers.get('content-type')).toContain('javascript')
    expect((await get('/widget.css')).headers.get('content-type')).toContain('css')
    expect(await (await get('/widget.js')).text()).toContain("const mode = 'fine'")
  })

  it.each(faults)('can be told to be out of order: %s', async (fault) => {
    expect((await control(fault)).status).toBe(200)
    const script = fault === 'slow-script' ? null : await get('/widget.js')
    if (script) expect(script.status).toBe(fault === 'no-script' ? 500 : 200)
    expect((await get('/v1/products/KV1/reviews')).status).toBe(fault === 'no-data' ? 500 : 200)
    expect(await (await get('/control')).json()).toMatchObject({ fault })
  })

  it('knows no other faults, and no port that is none', async () => {
    expect((await control('fire')).status).toBe(400)
    expect(() => settingsFromEnvironment({ REVIEWS_STANDIN_PORT: 'x' })).toThrow('REVIEWS_STANDIN_PORT')
    expect(settingsFromEnvironment({})).toEqual({ port: 3027 })
  })

  it('fills the places of a page, with words as words', async () => {
    const window = new Window({ url: 'http://shop.test/' })
    const { document } = window
    document.body.innerHTML = `<div data-review-widget="rating" data-product-code="AB" data-language="en"></div>
      <div data-review-widget="list" data-product-code="AB" data-language="en"></div>
      <div data-review-widget="testimonial" data-product-code="AB" data-language="sv"></div>
      <div data-review-widget="testimonial" data-product-code="AB" data-language="en"></div>`
    const script = await (await get('/widget.js')).text()
    Object.defineProperty(document, 'currentScript', { value: { src: `${service.url}/widget.js` } })
    // The script is run as a page would, with this window's own names
    // oxlint-disable-next-line typescript/no-implied-eval
    const run = new Function('window', 'document', 'fetch', script) as (...names: unknown[]) => void // its own code
    run(window, document, fetch)
    await (window as unknown as { reviewsWidget: { init(): Promise<void> } }).reviewsWidget.init() // made by the script
    const [rating, list, praise, none] = [...document.querySelectorAll('[data-review-widget]')]
    expect(rating?.querySelector('a')?.getAttribute('href')).toBe('#reviews')
    expect(list?.textContent).toContain('Fine <b>enough</b>')
    expect(list?.querySelector('b')).toBeNull()
    expect(praise?.querySelector('blockquote')?.textContent).toBe('Mycket gott')
    expect(none?.childNodes).toHaveLength(0)
  })
})
