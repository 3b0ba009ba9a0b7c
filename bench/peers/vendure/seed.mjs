// Fills an empty database from the file at VENDURE_SEED (see seed-file.ts) by Vendure's own services.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeConfig, requirePeer } from './config.mjs'

const core = requirePeer('@vendure/core')
const { facets, collections, products } = JSON.parse(await readFile(process.env.VENDURE_SEED, 'utf8'))
const language = 'en'
const writers = 8

const app = await core.bootstrap(makeConfig({ synchronize: true }))
await app.get(core.Populator).populateInitialData({
  defaultLanguage: language,
  defaultZone: 'Europe',
  countries: [{ name: 'Finland', code: 'FI', zone: 'Europe' }],
  taxRates: [{ name: 'Food', percentage: 14 }],
  shippingMethods: [{ name: 'home', price: 590 }],
  paymentMethods: [
    {
      name: 'dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
    },
  ],
  collections: [],
})
const channel = await app.get(core.ChannelService).getDefaultChannel()
await app.get(core.ChannelService).update(core.RequestContext.empty(), {
  id: channel.id,
  pricesIncludeTax: true,
  defaultCurrencyCode: 'EUR',
  availableCurrencyCodes: ['EUR'],
})
const ctx = await app.get(core.RequestContextService).create({ apiType: 'admin' })

/** Ids of facet values by `group name`. */
const valueIds = new Map()
for (const [group, names] of Object.entries(facets)) {
  const facet = await app.get(core.FacetService).create(ctx, {
    code: group.toLowerCase(),
    isPrivate: false,
    translations: [{ languageCode: language, name: group }],
  })
  for (const name of names) {
    const value = await app
      .get(core.FacetValueService)
      .create(ctx, facet, { code: `${group}-${name}`.toLowerCase(), translations: [{ languageCode: language, name }] })
    valueIds.set(`${group} ${name}`, value.id)
  }
}

const importer = app.get(core.FastImporterService)
await importer.initialize()
const [taxCategory] = (await app.get(core.TaxCategoryService).findAll(ctx, {})).items
const sizes = new Map()
const sizeGroup = await importer.createProductOptionGroup({
  code: 'variation',
  options: [],
  translations: [{ languageCode: language, name: 'Variation' }],
})

let next = 0
async function writeProducts() {
  for (let product = products[next++]; product !== undefined; product = products[next++]) {
    const productId = await importer.createProduct({
      enabled: true,
      facetValueIds: product.facets.map((name) => valueIds.get(name)),
      translations: [
        { languageCode: language, name: product.name, slug: product.slug, description: product.description },
      ],
    })
    await importer.addOptionGroupToProduct(productId, sizeGroup)
    for (const variation of product.variations) {
      await importer.createProductVariant({
        productId,
        sku: variation.code,
        price: variation.cents,
        taxCategoryId: taxCategory.id,
        trackInventory: 'TRUE',
        stockOnHand: variation.stock,
        optionIds: [await optionOf(variation.option)],
        translations: [{ languageCode: language, name: variation.name }],
      })
    }
  }
}

function optionOf(name) {
  const known =
    sizes.get(name) ??
    importer.createProductOption({
      productOptionGroupId: sizeGroup,
      code: name.toLowerCase(),
      translations: [{ languageCode: language, name }],
    })
  sizes.set(name, known)
  return known
}
await Promise.all(Array.from({ length: writers }, writeProducts))

// Each stock movement asks for its variation to be indexed; all of them are indexed at once in the end.
await forgetIndexing()
await app.get(core.JobQueueService).start()

for (const { code, name } of collections) {
  await app.get(core.CollectionService).create(ctx, {
    translations: [{ languageCode: language, name, slug: code, description: '' }],
    filters: [
      {
        code: 'facet-value-filter',
        arguments: [
          { name: 'facetValueIds', value: JSON.stringify([String(valueIds.get(`category ${code}`))]) },
          { name: 'containsAny', value: 'false' },
        ],
      },
    ],
  })
}
await jobsDone('apply-collection-filters')
await forgetIndexing()
await jobsDone('update-search-index')
await app.get(core.SearchService).reindex(ctx)
await jobsDone('update-search-index')
await app.close()
process.exit(0)

function query(text, values = []) {
  return app.get(core.TransactionalConnection).rawConnection.query(text, values)
}

async function forgetIndexing() {
  await query(`delete from job_record where "queueName" = 'update-search-index' and state = 'PENDING'`)
}

async function jobsDone(queue) {
  const count = async (states) => {
    const [row] = await query(
      `select count(*)::int as jobs from job_record where "queueName" = $1 and state = any($2)`,
      [queue, states],
    )
    return row.jobs
  }
  await sleep(1_000)
  while ((await count(['PENDING', 'RUNNING', 'RETRYING'])) > 0) await sleep(250)
  if ((await count(['FAILED'])) > 0) throw new Error(`Jobs of ${queue} failed`)
}
