import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/common/locale.ts'
import type { ContentSearchAnswer } from '../../src/content/contract/content-search.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

/* What an address chooses, after a change of language: by its name in the other language, and said where it has none. */

let shop: DeliveryShop
beforeAll(async () => {
  shop = await startDeliveryShop()
})
afterAll(() => shop.stop())

const get = async <Answer>(url: string): Promise<Answer> => (await shop.send({ url })).json<Answer>()

/** Where the link to a language leads: the query that the page has there. */
async function queryIn(language: Language, path: string, query: string, from: Language = 'fi'): Promise<string> {
  const page = await get<PageModel>(
    `/api/cda/content?${new URLSearchParams({ contentUrl: path, currentPageUrl: path }).toString()}`,
  )
  const url = page.navigation.pageLanguages.find(({ name }) => name === language)?.url ?? ''
  const answer = await shop.send({ url: `${url}?${query}&switchedFrom=${from}` })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store'])
  const [to, asked = ''] = String(answer.headers.location).split('?')
  expect(to).toBe(url)
  return decodeURIComponent(asked)
}

const subjects = async (language: Language): Promise<Map<string, number>> => {
  const { facetCategories } = await get<ContentSearchAnswer>(`/api/search/content?language=${language}`)
  return new Map(facetCategories.find(({ id }) => id === 2)?.facetSubcategories.map(({ name, id }) => [name, id]))
}

describe('a change of language', () => {
  it('names a city as the other language does', async () => {
    expect(await queryIn('sv', '/kahvilat', 'city=Helsinki&openNow=true')).toBe('city=Helsingfors&openNow=true')
    expect(await queryIn('fi', '/kahvilat', 'city=Helsingfors', 'sv')).toBe('city=Helsinki')
  })

  it('says that it left a city out that the other language has no place in', async () => {
    expect(await queryIn('sv', '/kahvilat', 'query=lounas&city=Atlantis')).toBe('query=lounas&leftOut=choices')
  })

  it('takes a subject of the content search for the one that the same stories have', async () => {
    const [cocoa, kakao] = [(await subjects('fi')).get('Kaakao'), (await subjects('sv')).get('Kakao')]
    expect(cocoa).not.toBe(kakao)
    expect(await queryIn('sv', '/search', `q=kaakao&categoryIds=2,${cocoa}&tab=content`)).toBe(
      `q=kaakao&categoryIds=2,${kakao}&tab=content`,
    )
    expect(await queryIn('sv', '/search', 'q=kaakao&categoryIds=999999')).toBe('q=kaakao&leftOut=choices')
    const many = Array.from({ length: 60 }, () => 'categoryIds=2').join('&')
    expect((await queryIn('sv', '/search', many)).match(/categoryIds=2/g)).toHaveLength(50)
  })

  it('keeps categories of recipes and leaves out a product that no recipe takes there', async () => {
    const { facetCategories } = await get<ContentSearchAnswer>('/api/search/recipes?language=sv')
    const id = facetCategories[0]?.facetSubcategories[0]?.id
    expect(await queryIn('sv', '/reseptit', `categoryIds=${id}&page=2`)).toBe(`categoryIds=${id}&page=2`)
    expect(await queryIn('sv', '/reseptit', `categoryIds=${id}&productPageId=1`)).toBe(
      `categoryIds=${id}&leftOut=choices`,
    )
  })

  it('keeps filters, order and page of a list, and says where the list ends before that page', async () => {
    const order = 'sortBy=price&sortDirection=desc'
    expect(await queryIn('en', '/tuotteet', `${order}&page=2`)).toBe(`${order}&page=2`)
    expect(await queryIn('en', '/tuotteet', `filter.freeFrom=gluten,milk&${order}&page=900`)).toBe(
      `filter.freeFrom=gluten,milk&${order}&leftOut=list-page`,
    )
    expect(await queryIn('sv', '/search', 'q=suklaa&page=900')).toBe('q=suklaa&leftOut=list-page')
  })

  it('takes parameters with names of a program for what they are', async () => {
    const odd = '__proto__=x&constructor=y&toString=z'
    expect(await queryIn('sv', '/reseptit', odd)).toBe(odd)
  })

  it('takes where a sign-in leads along, in the other language', async () => {
    expect(await queryIn('sv', '/kirjaudu', 'returnUrl=/kahvilat?city=Turku')).toBe('returnUrl=/sv/kafeer?city=Turku')
    expect(await queryIn('sv', '/kirjaudu', 'returnUrl=/ei-ole')).toBe('returnUrl=/ei-ole')
  })
})
