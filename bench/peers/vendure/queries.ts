import type { Asked } from '../../brute-force.ts'
import { ask, askJson } from '../../support/requests.ts'

/** A request as generators of load make it. */
export interface PeerRequest {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string
}

const json = { 'content-type': 'application/json' }

const post = (query: string, variables: object, headers: Record<string, string> = {}): PeerRequest => ({
  method: 'POST',
  path: '/shop-api',
  headers: { ...json, ...headers },
  body: JSON.stringify({ query, variables }),
})

/** What a card shows, the facets with their counts, and how many there are. */
const listQuery = `query List($input: SearchInput!) { search(input: $input) { totalItems
  items { productId productName slug productVariantId sku inStock currencyCode productAsset { preview }
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } }
  facetValues { count facetValue { id name facet { id name } } } } }`

const productQuery = `query Product($slug: String!) { product(slug: $slug) { id name slug description
  featuredAsset { preview } assets { preview } facetValues { name facet { name } }
  collections { name slug breadcrumbs { name slug } } optionGroups { name options { name } }
  variants { id sku name priceWithTax currencyCode stockLevel options { name } } } }`

const addQuery = `mutation Add($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename
  ... on Order { id code totalQuantity totalWithTax currencyCode
    lines { id quantity unitPriceWithTax linePriceWithTax productVariant { id sku name } } }
  ... on ErrorResult { errorCode message } } }`

/** Ids of facet values by `group name`, as filters name them. */
export type ValueIds = ReadonlyMap<string, string>

export async function readValueIds(shopApi: string): Promise<ValueIds> {
  const query = 'query { facets(options: { take: 100 }) { items { name values { id name } } } }'
  type Answer = { data: { facets: { items: { name: string; values: { id: string; name: string }[] }[] } } }
  const { data } = await send<Answer>(shopApi, post(query, {}))
  return new Map(
    data.facets.items.flatMap(({ name: group, values }) => values.map(({ id, name }) => [`${group} ${name}`, id])),
  )
}

export function listRequest({ category, selection, sort, page, pageSize }: Asked, ids: ValueIds): PeerRequest {
  const facetValueFilters = Object.entries(selection).map(([group, names]) => ({
    or: names.map((name) => ids.get(`${group} ${name}`)),
  }))
  const direction = sort.direction.toUpperCase()
  return post(listQuery, {
    input: {
      groupByProduct: true,
      take: pageSize,
      skip: (page - 1) * pageSize,
      ...(category === null ? {} : { collectionSlug: category }),
      ...(facetValueFilters.length === 0 ? {} : { facetValueFilters }),
      ...(sort.by === 'name' || sort.by === 'price' ? { sort: { [sort.by]: direction } } : {}),
    },
  })
}

export const productRequest = (slug: string): PeerRequest => post(productQuery, { slug })

export const addRequest = (variantId: string, token: string): PeerRequest =>
  post(addQuery, { id: variantId }, { authorization: `Bearer ${token}` })

export interface ListAnswer {
  data: { search: { totalItems: number; items: { sku: string; productVariantId: string }[] } }
}

export interface ProductAnswer {
  data: { product: { slug: string; variants: { id: string; sku: string; priceWithTax: number }[] } | null }
}

export interface AddAnswer {
  data: { addItemToOrder: { __typename: string; totalQuantity?: number; message?: string } }
}

export const send = <T>(shopApi: string, { method, headers, body }: PeerRequest): Promise<T> =>
  askJson<T>(shopApi, { method, headers, body })

/** The token of a new visitor, who gets it with the first thing in the cart. */
export async function newVisitor(shopApi: string, variantId: string): Promise<string> {
  const { method, headers, body } = post(addQuery, { id: variantId })
  const answer = await ask(shopApi, { method, headers, body })
  const token = answer.headers['vendure-auth-token']
  if (typeof token !== 'string') throw new Error(`Vendure gave no token: ${answer.body.toString().slice(0, 300)}`)
  return token
}
