import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopDay } from '../../src/common/working-days.ts'
import { type Language, languages, withLanguage } from '../../src/common/locale.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'
import { startOperator } from './support/shop-operator.ts'

/* Redirects as operators keep them, on a server that listens: what visitors and the content API get, and how soon. */

let shop: DeliveryShop
let origin: string
let close: () => Promise<void>
let run: (line: string) => Promise<string>

beforeAll(async () => {
  shop = await startDeliveryShop()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const operator = startOperator(shop)
  run = async (line) => {
    const { ok, text } = await operator.line(...line.split(' '))
    if (!ok) throw new Error(`${line}: ${text}`)
    return text
  }
  close = operator.close
})
afterAll(async () => {
  await close?.()
  await shop.stop()
})

/** Asks again while the load shedder takes a busy machine for an overloaded server. */
async function get(path: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    if (answer.status !== 503) return answer
    await sleep(100)
  }
}
const goes = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}
async function told(contentUrl: string, language: Language): Promise<unknown> {
  const currentPageUrl = withLanguage(contentUrl, language)
  const answer = await get(`/api/cda/content?${new URLSearchParams({ contentUrl, currentPageUrl }).toString()}`)
  return [answer.status, await answer.json()]
}
const redirectTo = (url: string, permanent: boolean) => [200, { redirect: { url, permanent } }]

describe('a redirect', () => {
  it.each(languages)(
    'in %s sends documents by 301 or 302 and tells the content API, with the query',
    async (language) => {
      await run(`redirects add ${language} /pysyva /uusi`)
      await run(`redirects add ${language} /hetken /uusi?lahde=posti temporary`)
      await run(`redirects add ${language} /talo https://talo.example/sivu`)
      const [from, target] = [(path: string) => withLanguage(path, language), withLanguage('/uusi', language)]
      expect(await goes(from('/pysyva'))).toEqual([301, target])
      expect(await goes(from('/hetken'))).toEqual([302, `${target}?lahde=posti`])
      expect(await goes(from('/talo'))).toEqual([301, 'https://talo.example/sivu'])
      expect(await told('/pysyva', language)).toEqual(redirectTo(target, true))
      expect(await told('/hetken', language)).toEqual(redirectTo(`${target}?lahde=posti`, false))

      const query = '?utm_source=kirje&utm_campaign=a+b&code=KV1005-1&key=k'
      expect(await goes(from(`/pysyva${query}`))).toEqual([301, target + query])
      expect(await goes(from('/hetken?page=2&lahde=muu'))).toEqual([302, `${target}?lahde=posti&page=2`])
      expect(await goes(from(`/talo${query}`))).toEqual([
        301,
        'https://talo.example/sivu?utm_source=kirje&utm_campaign=a+b&code=KV1005-1',
      ])
      expect(await told(`/pysyva${query}`, language)).toEqual(redirectTo(target + query, true))
      expect(await told('/talo?page=2#osa', language)).toEqual(redirectTo('https://talo.example/sivu?page=2', true))
    },
  )

  it('counts who came by it, as a document or inside the site', async () => {
    await run('redirects add fi /laskettu /uusi')
    expect(await run('redirects list fi /laskettu')).toContain('; never followed)')
    await Promise.all([get('/laskettu'), get('/laskettu?utm_source=x'), told('/laskettu', 'fi')])
    const today = shopDay(shop.clock.now())
    await expect
      .poll(() => run('redirects list fi /laskettu'), { interval: 250 })
      .toContain(`; followed 3 times, last ${today})`)
  })

  it('in place of a cached page takes effect, and so does its end', async () => {
    const path = '/tuotteet/suklaalevyt'
    for (let time = 0; time < 2; time += 1) {
      expect((await get(path)).status).toBe(200)
      expect(await told(path, 'fi')).toMatchObject([200, { url: path }])
    }
    await run(`redirects add fi ${path} /tuotteet temporary over-page`)
    await within(async () => expect(await goes(`${path}?utm_source=x`)).toEqual([302, '/tuotteet?utm_source=x']))
    await within(async () => expect(await goes(path)).toEqual([302, '/tuotteet']))
    await within(async () => expect(await told(path, 'fi')).toEqual(redirectTo('/tuotteet', false)))
    await run(`redirects remove fi ${path}`)
    await within(async () => expect(await goes(path)).toEqual([200, null]))
    expect(await told(path, 'fi')).toMatchObject([200, { url: path }])
  })
})

async function within(check: () => Promise<void>): Promise<void> {
  await expect.poll(() => check().then(() => true), { interval: 50 }).toBe(true)
}
