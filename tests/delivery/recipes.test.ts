import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, withLanguage } from '../../src/common/locale.ts'
import { createContentModule } from '../../src/content/server/content.module.ts'
import { findVersion } from '../../src/content/server/content.store.ts'
import type { CategoryItem } from '../../src/products/contract/lookups.ts'
import type { ProductPageFields } from '../../src/products/contract/product.ts'
import type { RecipeCartAnswer } from '../../src/recipes/contract/recipe-cart.ts'
import type { RecipePageFields } from '../../src/recipes/contract/recipe.ts'
import type { RecipeSearchAnswer } from '../../src/recipes/contract/recipe-search.ts'
import { recipesContent } from '../../src/recipes/server/recipes.module.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { pino } from 'pino'
import { tester } from '../support/actors.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'
import { startOperator } from './support/shop-operator.ts'

/* Recipes as visitors, search engines and other pages get them (specification 2; C-7, C-21). */

let shop: DeliveryShop
let operator: ReturnType<typeof startOperator>
let content: ReturnType<typeof createContentModule>
const ids = new Map<string, number>()

beforeAll(async () => {
  shop = await startDeliveryShop(undefined, { SITE_INDEXABLE: 'true' })
  operator = startOperator(shop)
  content = createContentModule({
    db: shop.database.db,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
    contributions: [recipesContent()],
    onPublished: () => Promise.resolve(),
  })
  const rows = await shop.database.sql<{ id: number; key: string }>`
    select id, key from content_item where key is not null`
  for (const { id, key } of rows) ids.set(key, id)
})
afterAll(async () => {
  await operator?.close()
  await shop.stop()
})

const idOf = (key: string): number => ids.get(key) ?? 0
const productId = async (code: string): Promise<number> =>
  (await shop.database.sql<{ id: number }>`select id from product where code = ${code}`)[0]?.id ?? 0

async function search(query: Record<string, string>, language: Language = 'fi'): Promise<RecipeSearchAnswer> {
  const answer = await shop.send({
    url: `/api/search/recipes?${new URLSearchParams({ language, ...query }).toString()}`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<RecipeSearchAnswer>()
}
const titles = async (query: Record<string, string>, language: Language = 'fi') =>
  (await search({ pageSize: '100', ...query }, language)).hits.map(({ title }) => title.replaceAll(/[\u00AD*]/g, ''))
async function model<Fields>(path: string, language: Language = 'fi'): Promise<PageModel<Fields>> {
  const contentUrl = language === 'sv' ? withLanguage(path, 'sv') : path
  const query = new URLSearchParams({ contentUrl, currentPageUrl: withLanguage(path, language) }).toString()
  const answer = await shop.send({ url: `/api/cda/content?${query}` })
  expect(answer.statusCode, path).toBe(200)
  return answer.json<PageModel<Fields>>()
}
const document = async (url: string) => {
  const answer = await shop.send({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode, url).toBe(200)
  return answer.body
}

/** Publishes a recipe again with some of its fields changed. */
async function change(key: string, fields: Record<string, unknown>, language: Language = 'fi'): Promise<void> {
  const published = await findVersion(shop.database.db, idOf(key), language, 'published')
  if (!published) throw new Error(`${key} is not published`)
  const { name, slug } = published
  const draft = { name, slug, fields: { ...published.fields, ...fields } }
  expect(await content.service.saveDraft(idOf(key), language, draft, tester)).toMatchObject({ ok: true })
  expect(await content.service.publish(idOf(key), [language], tester)).toMatchObject({ ok: true })
}

describe('GET /api/search/recipes', () => {
  it('gives every recipe without a phrase, newest first, twelve at a time', async () => {
    const first = await search({})
    expect(first).toMatchObject({ totalCount: 24, hasMore: true })
    expect(first.hits).toHaveLength(12)
    expect(first.hits[0]).toMatchObject({
      contentId: idOf('recipe-glogg-chocolate'),
      url: '/reseptit/glogikaakao',
      image: expect.stringContaining('/media/recipes/glogg-chocolate'),
      recipeCategories: ['Juomat', 'Jouluun'],
      allergens: expect.arrayContaining(['Maito']),
      minutes: 15,
      portions: 4,
      portionUnit: 'mugs',
    })
    const second = await search({ page: '2' })
    expect(second).toMatchObject({ totalCount: 24, hasMore: false })
    expect(new Set([...first.hits, ...second.hits].map(({ contentId }) => contentId)).size).toBe(24)
    expect((await search({ page: '3' })).hits).toEqual([])
    expect((await search({ pageSize: '5' })).hits).toHaveLength(5)
  })

  it.each<readonly [Language, string, string]>([
    ['fi', 'browniet', 'Merisuolabrowniet, kostea keskus'],
    ['fi', 'rahkasta', 'Vadelmarahka, rubiinimuru'],
    ['fi', 'tryffeleitä', 'Kotitryffelit, kolme pintaa'],
    ['fi', 'laskiaispullien', 'Laskiaispullat, hasselpähkinänougat'],
    ['fi', 'puurosta', 'Uunipuuro, marjat ja manteli'],
    ['sv', 'tryffeln', 'Tryfflar, tre ytor'],
    ['sv', 'bullarna', 'Fastlagsbullar, hasselnötsnougat'],
    ['sv', 'parfaiten', 'Lakritsparfait, en nypa salt'],
    ['en', 'muffin', 'Chocolate muffins, oat'],
    ['en', 'blueberry pies', 'Blueberry pie, oat biscuit base'],
    // Misspelled.
    ['fi', 'florentinit', 'Florentiinit, appelsiini ja manteli'],
    ['sv', 'lakritsparfat', 'Lakritsparfait, en nypa salt'],
    ['en', 'truffels', 'Truffles, three coats'],
  ])('%s: %j finds %s first', async (language, q, title) => {
    expect((await titles({ q }, language))[0]).toBe(title)
  })

  it('knows a typing error, and the words of the operators’ synonyms', async () => {
    const answer = await search({ q: 'piparkakkujustokakku' })
    expect(answer.hits[0]?.contentId).toBe(idOf('recipe-gingerbread-cheesecake'))
  })

  it('narrows by one of several categories, by time, and by each allergen that must not be in it', async () => {
    const categoryIds = (...keys: string[]) => ({ categoryIds: keys.map(idOf).join() })
    const drinks = await titles(categoryIds('recipe-category-drinks'))
    const vegan = await titles(categoryIds('recipe-category-vegan'))
    expect(drinks).toHaveLength(2)
    expect(vegan).toEqual(['Suklaamuffinit, kaura'])
    expect(await titles(categoryIds('recipe-category-drinks', 'recipe-category-vegan'))).toHaveLength(3)

    const both = await search({ ...categoryIds('allergen-egg', 'allergen-nuts'), pageSize: '100' })
    for (const { contentId } of both.hits) {
      const version = await findVersion(shop.database.db, contentId, 'fi', 'published')
      const stated = version?.fields['productAllergens'] as { allergen: string; value: string }[]
      for (const name of ['egg', 'nuts'])
        expect(stated.find(({ allergen }) => allergen === `content:allergen-${name}`)?.value).toBe('0')
    }
    expect(both.totalCount).toBeGreaterThan(0)
    const groups = both.facetCategories.map(({ order, facetSubcategories }) => [order, facetSubcategories.length])
    expect(groups).toEqual([
      [1, 8],
      [2, 3],
      [3, 7],
    ])
    // A count is what a choice would leave.
    const milk = both.facetCategories[2]?.facetSubcategories.find(({ name }) => name === 'Maito')
    const all = categoryIds('allergen-egg', 'allergen-nuts', 'allergen-milk')
    expect(milk).toMatchObject({ count: (await search(all)).totalCount, selected: false })

    const short = both.facetCategories[1]?.facetSubcategories[0]?.id ?? 0
    const quick = await search({ categoryIds: String(short), pageSize: '100' })
    expect(quick.totalCount).toBeGreaterThan(2)
    expect(quick.hits.every(({ minutes }) => minutes > 0 && minutes <= 20)).toBe(true)
  })

  it('leaves out what a phrase wants none of', async () => {
    const found = await search({ q: 'jälkiruoka ilman pähkinää', pageSize: '100' })
    const everything = await search({ q: 'jälkiruoka', pageSize: '100' })
    expect(found.totalCount).toBeLessThan(everything.totalCount)
    const free = await search({ categoryIds: String(idOf('allergen-nuts')), pageSize: '100' })
    const allowed = new Set(free.hits.map(({ contentId }) => contentId))
    expect(found.hits.every(({ contentId }) => allowed.has(contentId))).toBe(true)
    expect(await titles({ q: 'gluten free' }, 'en')).toEqual(['Gluten-free biscuits, peanut and caramel'])
  })

  it('finds the recipes of a product, which it names', async () => {
    const id = await productId('KV1010')
    const answer = await search({ productPageId: String(id), pageSize: '100' })
    expect(new Set(answer.hits.map(({ contentId }) => contentId))).toEqual(
      new Set(['recipe-mousse', 'recipe-mud-cake'].map(idOf)),
    )
    expect(answer.relatedProducts).toContainEqual({ id, name: 'Tumma suklaa 85\u00A0%' })
    expect((await search({ productPageId: '2147483647' })).totalCount).toBe(0)
    const names = answer.relatedProducts.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('fi-FI').compare))
  })

  it.each([
    { page: '0' },
    { page: 'x' },
    { pageSize: '101' },
    { q: 'x'.repeat(101) },
    { language: 'de' },
    { productPageId: '-1' },
    { productPageId: '99999999999' },
    { categoryIds: '1,'.repeat(300) },
  ])('refuses %j', async (query) => {
    const answer = await shop.send({ url: `/api/search/recipes?${new URLSearchParams(query).toString()}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: object }>().errors).toBeTypeOf('object')
  })
})

describe('a recipe’s page', () => {
  const brownies: Record<Language, string> = {
    fi: '/reseptit/merisuolabrowniet',
    sv: '/recept/brownies-med-havssalt',
    en: '/recipes/sea-salt-brownies',
  }

  it('has every field of the specification, and what its words are made from', async () => {
    const page = await model<RecipePageFields>(brownies.fi)
    expect(page).toMatchObject({
      contentType: ['Page', 'RecipePage'],
      name: 'Merisuolabrowniet',
      author: 'Tuula Rantanen',
      authorUrl: '/tarina',
      mainImage: { url: '/media/recipes/brownies.webp', altText: expect.stringContaining('browni') },
      startPublish: '2026-11-12T06:00:00Z',
      seoPreparationTime: 'PT15M',
      seoCookTime: 'PT22M',
      seoCuisine: 'suomalainen',
      quotationName: 'Tuula Rantanen',
      portionSize: '16 palaa',
      hideShareSoMeLinks: false,
      layoutTheme: '',
      recipeCategories: String(idOf('recipe-category-baking')),
      recipesUrl: '/reseptit',
      liftUpContentArea: [],
    })
    const allergenIds = page.productAllergens.split(',').map(Number)
    expect(allergenIds).toContain(idOf('allergen-milk'))
    expect(new Set(allergenIds)).toEqual(new Set(page.allergens.map(({ id }) => id)))
    const mulled = await model<RecipePageFields>('/reseptit/glogikaakao')
    expect(mulled.recipeCategories).toBe(['recipe-category-drinks', 'recipe-category-christmas'].map(idOf).join())
    expect(page.seoIngredient.split('\n')[3]?.replaceAll('\u00A0', ' ')).toBe('2 ½ dl fariinisokeria')
    expect(page.recipeIngredients).toContain('<h3>Pinnalle</h3><ul><li>1 dl hasselpähkinöitä, rouhittuina</li>')
    expect(page.recipePreparationInstructions).toMatch(/^<ol><li><strong>Sulata<\/strong> Paloittele suklaa/)
    // Contained first, then what may be, then what is not.
    const values = page.allergens.map(({ value }) => value)
    expect(values).toEqual([
      ...values.filter((one) => one === 1),
      ...values.filter((one) => one === 2),
      ...values.filter((one) => one === 0),
    ])
    expect(page.products).toMatchObject([{ card: { code: 'KV1005' }, grams: 200, packGrams: 100 }])
    expect(page.relatedProducts.map(({ code }) => code)).toEqual(['KV3045', 'KV1020'])
    expect(page.moreRecipes).toHaveLength(3)
    expect(page.moreRecipes.every(({ recipeCategories }) => recipeCategories.includes('Leivonnaiset'))).toBe(true)
  })

  it('is told to search engines whole', async () => {
    const page = await model<RecipePageFields>(brownies.en, 'en')
    const recipe = page.pageMetadata.structuredData.find((one) => one['@type'] === 'Recipe')
    const { canonicalUrl } = page.pageMetadata
    const publicUrl = new URL(canonicalUrl).origin
    expect(recipe).toMatchObject({
      name: 'Sea salt brownies, soft in the middle',
      image: [`${publicUrl}/media/recipes/brownies.webp`],
      author: { '@type': 'Person', name: 'Tuula Rantanen' },
      prepTime: 'PT15M',
      cookTime: 'PT22M',
      totalTime: 'PT2H37M',
      recipeYield: ['16', '16 pieces'],
      recipeCategory: 'Baking',
      keywords: 'Baking',
      recipeCuisine: 'Finnish',
      inLanguage: 'en',
      mainEntityOfPage: canonicalUrl,
    })
    expect(recipe?.['recipeIngredient']).toHaveLength(8)
    expect(recipe?.['recipeInstructions']).toHaveLength(5)
    expect((recipe?.['recipeInstructions'] as object[] | undefined)?.[0]).toMatchObject({
      '@type': 'HowToStep',
      position: 1,
      name: 'Melt',
      url: `${canonicalUrl}#step-1`,
    })
    expect(recipe?.['nutrition']).toMatchObject({
      '@type': 'NutritionInformation',
      calories: expect.stringMatching(/^\d+(\.\d+)? calories$/),
      fatContent: expect.stringMatching(/ grams$/),
      sodiumContent: expect.stringMatching(/ milligrams$/),
    })
    expect(recipe?.['datePublished']).toBe('2026-11-12T06:00:00Z')
  })

  it('has a picture for search engines, its own or that of what goes into it', async () => {
    const sitemap = (await shop.send({ url: '/sitemap-recipes-fi.xml' })).body
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const pages = urls.filter((url) => !url.startsWith('/media/'))
    expect(pages).toHaveLength(24)
    for (const url of pages) {
      const page = await model<RecipePageFields>(url, 'fi')
      const recipe = page.pageMetadata.structuredData.find((one) => one['@type'] === 'Recipe')
      expect(recipe?.['image'], url).toEqual([expect.stringMatching(/^https?:.*\/media\/recipes\/[a-z-]+\.webp$/)])
    }
    const imageOf = async (url: string) =>
      (await model<RecipePageFields>(url)).pageMetadata.structuredData.find((one) => one['@type'] === 'Recipe')?.[
        'image'
      ]
    const published = await findVersion(shop.database.db, idOf('recipe-granola'), 'fi', 'published')
    await change('recipe-granola', { mainImage: null })
    await expect
      .poll(() => imageOf('/reseptit/hasselpahkinagranola'))
      .toEqual([expect.stringContaining('/media/products/')])
    await change('recipe-granola', { mainImage: published?.fields['mainImage'] })
  })

  it.each(languages)(
    '%s: can be read without script, and is in a sitemap of its own with its picture',
    async (language) => {
      const url = withLanguage(brownies[language], language)
      const html = await document(url)
      const said = shop.tables[language]
      for (const key of ['/recipes/ingredients', '/recipes/cart/add', '/recipes/print', '/recipes/share'])
        expect(html).toContain(said[key])
      expect(html.match(/<li id="step-\d"/g)).toHaveLength(5)
      expect(html).toContain('https://www.facebook.com/sharer/sharer.php?u=')
      const sitemap = (await shop.send({ url: `/sitemap-recipes-${language}.xml` })).body
      expect(sitemap.match(/<url>/g)).toHaveLength(24)
      expect(sitemap).toContain(`${url}</loc>`)
      expect(sitemap).toContain('/media/recipes/brownies.webp')
      expect((await shop.send({ url: `/sitemap-pages-${language}.xml` })).body).not.toContain(url)
    },
  )

  it('shows no quotation without a name, and no share links where its editors hide them', async () => {
    const words = shop.tables.fi['/recipes/share']
    expect(await document(brownies.fi)).toContain('recipe-quote')
    await change('recipe-brownies', { quotationName: '', hideShareSoMeLinks: true })
    await expect.poll(() => document(brownies.fi)).not.toContain('recipe-quote')
    expect(await document(brownies.fi)).not.toContain(words)
    await change('recipe-brownies', { quotationName: 'Tuula Rantanen', hideShareSoMeLinks: false })
    await expect.poll(() => document(brownies.fi)).toContain('recipe-quote')
  })

  it('escapes what editors wrote as text', async () => {
    await change('recipe-carrot-dip', {
      ingredients: [{ group: '<i>"', amount: 2, unit: 'dl', name: '<b onclick=x>&', nameOne: '', productCode: '' }],
      steps: [{ heading: '<b onclick=x>"&', text: '<script>alert(1)</script>' }],
    })
    const path = '/reseptit/paahdettu-porkkanadippi'
    await expect
      .poll(async () => (await model<RecipePageFields>(path)).recipePreparationInstructions)
      .toBe('<ol><li><strong>&lt;b onclick=x&gt;&quot;&amp;</strong> &lt;script&gt;alert(1)&lt;/script&gt;</li></ol>')
    expect((await model<RecipePageFields>(path)).recipeIngredients).toBe(
      '<h3>&lt;i&gt;&quot;</h3><ul><li>2 dl &lt;b onclick=x&gt;&amp;</li></ul>',
    )
    expect(await document(path)).not.toContain('<script>alert')
    expect(await document(path)).not.toContain('<b onclick')
  })
})

describe('the recipes page', () => {
  it('is made with its first twelve, and with what its address asks for', async () => {
    const html = await document('/reseptit')
    expect(html.match(/class="content-note[ "]/g)).toHaveLength(12)
    const [, cards = ''] = html.split('class="recipe-cards"')
    const row = cards.split('<li>').slice(1, 3).join('')
    expect(row).toMatch(/<img [^>]*loading="eager"[^>]*fetchpriority="high"/i)
    expect(row).not.toContain('loading="lazy"')
    expect(cards.match(/fetchpriority="high"/gi)).toHaveLength(1)
    expect(cards.match(/loading="lazy"/g)?.length).toBeGreaterThan(3)
    expect(html).toContain('href="/reseptit?page=2"')
    expect((await document('/reseptit?page=2')).match(/class="content-note[ "]/g)).toHaveLength(24)
    const found = await document('/reseptit?q=tryffeleitä')
    expect(found).toContain('/reseptit/kotitryffelit')
    expect(found).toContain('name="robots" content="noindex, nofollow"')
    expect(html).not.toContain('noindex')
    const filtered = await document(`/reseptit?categoryIds=${idOf('recipe-category-drinks')}`)
    expect(filtered.match(/class="content-note[ "]/g)).toHaveLength(2)
  })

  it('follows what is published and taken off the site, on cached pages too', async () => {
    const count = async () => (await search({})).totalCount
    await content.service.unpublish(idOf('recipe-florentines'), ['fi'], tester)
    await expect.poll(count).toBe(23)
    await expect.poll(() => document('/reseptit?page=2')).not.toContain('/reseptit/florentiinit')
    expect((await search({}, 'sv')).totalCount).toBe(24)
    const fields = (await findVersion(shop.database.db, idOf('recipe-florentines'), 'sv', 'published'))?.fields ?? {}
    await content.service.saveDraft(
      idOf('recipe-florentines'),
      'fi',
      { name: 'Florentiinit', slug: 'florentiinit', fields: { ...fields, title: 'Zzhavukkaflorentiinit' } },
      tester,
    )
    await content.service.publish(idOf('recipe-florentines'), ['fi'], tester)
    await expect.poll(() => titles({ q: 'zzhavukkaflorentiini' })).toEqual(['Zzhavukkaflorentiinit'])
    // Another word of a category is another way to find what is in it.
    const drinks = await findVersion(shop.database.db, idOf('recipe-category-drinks'), 'fi', 'published')
    await change('recipe-category-drinks', { title: 'Zzlitkut' })
    await expect.poll(() => titles({ q: 'zzlitku' })).toHaveLength(2)
    await change('recipe-category-drinks', drinks?.fields ?? {})
  })

  it('names the categories of recipes by their page-reference ids', async () => {
    const of = async (query: string) => (await shop.send({ url: `/api/categories?${query}` })).json<CategoryItem[]>()
    const recipes = await of('kind=recipe&language=sv')
    expect(recipes).toHaveLength(8)
    expect(recipes[0]).toEqual({ pageReferenceId: idOf('recipe-category-baking'), name: 'Bakverk' })
    expect(await of('kind=product&language=sv')).toEqual(await of('language=sv'))
    expect((await shop.send({ url: '/api/categories?kind=x' })).statusCode).toBe(400)
  })
})

describe('a product’s page', () => {
  it('shows the recipes that take it, and where all of them are', async () => {
    const page = await model<ProductPageFields>('/tuotteet/suklaalevyt/tumma-85')
    expect(page.recipes?.map(({ contentId }) => contentId)).toEqual(['recipe-mousse', 'recipe-mud-cake'].map(idOf))
    expect(page.allRecipesUrl).toBe(`/reseptit?productPageId=${await productId('KV1010')}`)
    const html = await document('/tuotteet/suklaalevyt/tumma-85')
    expect(html).toContain('href="/reseptit/suklaamousse"')
    expect(html).toContain(`href="${page.allRecipesUrl}"`)
  })

  it('follows its recipes', async () => {
    await change('recipe-mousse', { title: 'Yötaivas lasissa' })
    await expect.poll(() => document('/tuotteet/suklaalevyt/tumma-85')).toContain('Yötaivas')
  })
})

describe('POST /api/me/carts/recipe', () => {
  const add = async (visitor: Awaited<ReturnType<DeliveryShop['visitor']>>, body: object) =>
    visitor.call('POST', '/api/me/carts/recipe', body)

  it('puts as many packs as the portions need into the cart, in one change', async () => {
    const visitor = await shop.visitor()
    const answer = (await add(visitor, { contentId: idOf('recipe-mud-cake') })).json<RecipeCartAnswer>()
    expect(answer.added.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['KV1010', 1],
      ['KV1020-100G', 1],
    ])
    expect(answer.short).toEqual([])
    expect(answer.cart).toMatchObject({ totalQuantity: 2, version: 2 })
    const twice = (await add(visitor, { contentId: idOf('recipe-mud-cake'), portions: 20 })).json<RecipeCartAnswer>()
    expect(twice.cart.totalQuantity).toBe(6)
  })

  it('tells of what there is not enough, and takes what there is', async () => {
    expect(await operator.said('stock', 'set', 'KV1010', '1')).not.toContain('(failed)')
    const visitor = await shop.visitor()
    const want = { contentId: idOf('recipe-mousse'), portions: 8 }
    await expect.poll(async () => (await add(await shop.visitor(), want)).json<RecipeCartAnswer>().short.length).toBe(1)
    const some = (await add(visitor, want)).json<RecipeCartAnswer>()
    expect(some.short).toEqual([{ code: 'KV1010', name: 'Tumma suklaa 85\u00A0%', wanted: 3, added: 1 }])
    expect(some.cart.totalQuantity).toBe(1)
    // All there is lies in the cart already.
    const none = (await add(visitor, want)).json<RecipeCartAnswer>()
    expect(none.added).toEqual([])
    expect(none.short).toMatchObject([{ wanted: 3, added: 0 }])
    expect(none.cart.totalQuantity).toBe(1)
    await operator.said('stock', 'set', 'KV1010', '186')
  })

  it.each([
    [{ contentId: 2_147_483_647 }, 404],
    [{ contentId: 0 }, 400],
    [{}, 400],
    [{ contentId: 1, portions: 0 }, 400],
    [{ contentId: 1, portions: 201 }, 400],
    [{ contentId: 1, portions: 1.5 }, 400],
    [{ contentId: 1, quantity: 5 }, 400],
  ])('answers %j with %s', async (body, status) => {
    expect((await add(await shop.visitor(), body)).statusCode).toBe(status)
  })

  it('is for the visitor’s own cart alone', async () => {
    const answer = await shop.send({
      method: 'POST',
      url: '/api/me/carts/recipe',
      payload: { contentId: idOf('recipe-mousse') },
    })
    expect(answer.statusCode).toBe(401)
  })
})
