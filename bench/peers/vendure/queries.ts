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

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

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

const readyMutation = `mutation Ready($address: CreateAddressInput!, $customer: CreateCustomerInput!) {
  setOrderShippingAddress(input: $address) { __typename ... on ErrorResult { message } }
  setCustomerForOrder(input: $customer) { __typename ... on ErrorResult { message } } }`

const methodMutation = `mutation Method($id: ID!) {
  setOrderShippingMethod(shippingMethodId: [$id]) { __typename ... on ErrorResult { message } } }`

const orderMutation = `mutation { transitionOrderToState(state: "ArrangingPayment") { __typename
  ... on OrderStateTransitionError { message transitionError } } }`

const payMutation = `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) { __typename
  ... on Order { code state totalWithTax } ... on ErrorResult { message } } }`

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
  post(addQuery, { id: variantId }, bearer(token))

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

/** Visitors with these things in their carts, an address and a delivery: their orders can be placed. Throws where one cannot. */
export async function readyVisitor(shopApi: string, variantIds: readonly string[]): Promise<string> {
  const [first = '', ...others] = variantIds
  const token = await newVisitor(shopApi, first)
  for (const id of others) await sendOrder(shopApi, addRequest(id, token))
  const address = { fullName: 'Aino Virtanen', streetLine1: 'Koivukuja 4', city: 'Helsinki', postalCode: '00100' }
  const customer = { firstName: 'Aino', lastName: 'Virtanen', emailAddress: `${token.slice(0, 12)}@posti.example` }
  await sendOrder(shopApi, post(readyMutation, { address: { ...address, countryCode: 'FI' }, customer }, bearer(token)))
  const { data } = await send<{ data: { eligibleShippingMethods: { id: string }[] } }>(
    shopApi,
    post('query { eligibleShippingMethods { id } }', {}, bearer(token)),
  )
  await sendOrder(shopApi, post(methodMutation, { id: data.eligibleShippingMethods[0]?.id }, bearer(token)))
  return token
}

/** Places the order of a visitor and pays it. Throws when it is not paid. */
export async function orderAndPay(shopApi: string, token: string): Promise<void> {
  await sendOrder(shopApi, post(orderMutation, {}, bearer(token)))
  await sendOrder(shopApi, post(payMutation, {}, bearer(token)))
}

/** Every answer is the order, or says what is wrong. */
async function sendOrder(shopApi: string, request: PeerRequest): Promise<void> {
  const { data } = await send<{ data: Record<string, { __typename: string }> | null }>(shopApi, request)
  const wrong = Object.values(data ?? {}).find(({ __typename }) => __typename !== 'Order')
  if (!data || wrong) throw new Error(`Vendure refuses: ${JSON.stringify(wrong)} ${request.body.slice(0, 120)}`)
}
