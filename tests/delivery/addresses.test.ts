import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, withLanguage } from '../../src/common/locale.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await startDeliveryShop(async (database) => {
    for (const language of languages) {
      for (const [from, to, permanent] of [
        ['/vanha', '/uusi-nimi', true],
        ['/kampanja', '/uusi-nimi?lahde=posti', false],
        ['/talo', 'https://talo.example/', true],
        ['/404', '/uusi-nimi', true],
      ] as const) {
        await database.sql`insert into redirect (language, from_path, to_url, permanent, created_at, created_by)
          values (${language}, ${from}, ${to}, ${permanent}, '2026-01-01T00:00:00Z', 'test')`
      }
    }
  })
})
afterAll(() => shop.stop())

const get = async (url: string) => {
  const { statusCode, headers } = await shop.send({ url })
  return { status: statusCode, location: headers.location }
}

describe('a page', () => {
  it.each([
    // Finnish has no prefix.
    ['/fi', '/'],
    ['/fi/', '/'],
    ['/fi?utm_source=x', '/?utm_source=x'],
    ['/fi/tuotteet', '/tuotteet'],
    ['/fi/tarinat/nain-maistat-suklaata/', '/tarinat/nain-maistat-suklaata'],
    [
      '/fi/tuotteet/suklaalevyt?filter.diets=vegan&sortBy=price',
      '/tuotteet/suklaalevyt?filter.diets=vegan&sortBy=price',
    ],
    // The start page of a language is the one address that ends with a slash.
    ['/sv', '/sv/'],
    ['/en', '/en/'],
    ['/en//', '/en/'],
    // Slashes.
    ['/tuotteet/', '/tuotteet'],
    ['/tuotteet//', '/tuotteet'],
    ['/sv//produkter/?page=2', '/sv/produkter?page=2'],
    ['/tuotteet/suklaalevyt/', '/tuotteet/suklaalevyt'],
    // Capitals, of the language too.
    ['/TUOTTEET', '/tuotteet'],
    ['/Tuotteet/Suklaalevyt/', '/tuotteet/suklaalevyt'],
    ['/en/Stories', '/en/stories'],
    ['/EN/stories', '/en/stories'],
    ['/SV', '/sv/'],
    ['/Sv/Produkter/', '/sv/produkter'],
    ['/FI/tuotteet', '/tuotteet'],
  ])('asked for as %s moves for good to %s', async (url, location) => {
    expect(await get(url)).toEqual({ status: 301, location })
    expect((await get(location)).status).toBe(200)
  })

  it('has one cached model, however its address is spelled', async () => {
    const model = async (contentUrl: string) =>
      (await shop.send({ url: `/api/cda/content?${new URLSearchParams({ contentUrl }).toString()}` })).json<PageModel>()
    const { name, url } = await model('/tarinat/nain-maistat-suklaata')
    // Behind the shop's back: what is cached does not know, and what is read anew does.
    await shop.database.sql`update content_version set name = 'read anew' where language = 'fi'`
    for (const spelling of [
      '/Tarinat/nain-maistat-suklaata',
      '/TARINAT//NAIN-MAISTAT-SUKLAATA/',
      '/fi/t%61rinat/nain-maistat-suklaata',
    ])
      expect(await model(spelling), spelling).toMatchObject({ name, url })
  })

  it.each([
    ['/fi/ei-ole', 'fi'],
    ['/EI-OLE/', 'fi'],
    ['/SV/finns-inte', 'sv'],
    ['/Sv/Tuotteet', 'sv'],
    ['/sv/tuotteet', 'sv'],
    ['/EN/nowhere/', 'en'],
    ['/sv/sv/produkter', 'sv'],
  ])('that is not there as %s moves nowhere and is told in %s', async (url, language) => {
    const { statusCode, headers, body } = await shop.send({ url })
    expect([statusCode, headers.location]).toEqual([404, undefined])
    expect(body).toContain(`<html lang="${language}"`)
  })
})

describe('a moved page', () => {
  const model = async (path: string, language: Language) => {
    const query = new URLSearchParams({ contentUrl: path, currentPageUrl: withLanguage(path, language) }).toString()
    const answer = await shop.send({ url: `/api/cda/content?${query}` })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }

  it.each(languages)('in %s is a true redirect for documents and a told one for models', async (language) => {
    for (const [path, url, permanent] of [
      ['/vanha', withLanguage('/uusi-nimi', language), true],
      ['/kampanja', withLanguage('/uusi-nimi?lahde=posti', language), false],
      ['/talo', 'https://talo.example/', true],
    ] as const) {
      expect(await get(withLanguage(path, language))).toEqual({ status: permanent ? 301 : 302, location: url })
      expect(await model(path, language)).toEqual({ status: 200, body: { redirect: { url, permanent } } })
    }
  })

  it('is found by its old address in any spelling, and kept by nobody', async () => {
    for (const url of ['/Vanha/', '/fi/vanha', '/FI/VANHA', '/vanha/'])
      expect((await get(url)).location, url).toBe('/uusi-nimi')
    expect((await shop.send({ url: '/vanha' })).headers['cache-control']).toBe('no-cache')
  })

  it('does not take the place of one that is there', async () => {
    expect((await get('/404')).status).toBe(404)
  })
})
