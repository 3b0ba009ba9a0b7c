import { languages } from '../../src/common/locale.ts'
import { changed, placesIn } from '../hostile/support/bad-requests.ts'
import { type Example, exampleOf, type Ids, pathOf, type Stage } from '../hostile/support/route-examples.ts'
import { address, consents } from '../support/money-goods.ts'
import type { Asker, Question } from './asker.ts'

/* Every call of the public document: by its example, by a stranger, spoilt in turn, and by a method it has not. */

/** A bar of chocolate without a campaign or a limit. */
const goods = 'KV1005-100G'

interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Visitor {
  headers: Readonly<Record<string, string>>
  cookie: string
}

export async function createVisitor(asker: Asker): Promise<Visitor> {
  const { text, headers } = await asker.prepare({
    method: 'POST',
    path: '/api/identity/connect/token/anonymous',
    body: {},
  })
  const { access_token: token } = JSON.parse(text) as { access_token: string } // the shop's own wire
  return { headers: { authorization: `Bearer ${token}` }, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** A path without the numbers and tokens of this run, so that the next run names its question alike. */
const idsOut = (path: string, ids: Ids): string =>
  Object.entries(ids).reduce((rest, [name, id]) => (id.length > 6 ? rest.replaceAll(id, `{${name}}`) : rest), path)

export async function walkCalls(asker: Asker): Promise<void> {
  const { text } = await asker.ask('document', { path: '/api/openapi.json' })
  const { paths } = JSON.parse(text) as OpenApi // the shop's own wire
  const content = await findContent(asker)
  let turn = 0
  const language = (): string => languages[(turn += 1) % languages.length] ?? 'fi'
  for (const documented of Object.keys(paths).toSorted()) {
    const url = documented.replaceAll(/\{(\w+)\}/g, ':$1')
    const methods = Object.keys(paths[documented] ?? {}).map((method) => method.toUpperCase())
    for (const method of methods.toSorted()) {
      const example = exampleOf({ method, url, access: 'none', permission: undefined, schema: {} }) ?? {}
      const { visitor, ids } = await arrange(asker, example.stage, content)
      const ask = (who: string, question: Question) => asker.ask(who, question, idsOut(question.path, ids))
      for (const [who, question] of questionsOf(method, url, example, ids)) {
        const own = who === 'stranger' ? {} : visitor.headers
        await ask(who, {
          ...question,
          headers: { ...own, 'accept-language': language(), ...example.headers, ...question.headers },
        })
      }
    }
    await asker.ask('a method it has not', {
      method: 'PATCH',
      path: url.replaceAll(/:\w+/g, 'x'),
      headers: { 'accept-language': language() },
    })
  }
}

/** The good call comes last, since it may use up what the others need. */
function questionsOf(method: string, url: string, example: Example, ids: Ids): [string, Question][] {
  const query = example.query?.(ids) ?? {}
  const search = (values: Readonly<Record<string, string>>): string =>
    Object.keys(values).length === 0 ? '' : `?${new URLSearchParams(values).toString()}`
  const path = pathOf({ url }, example.params?.(ids) ?? {})
  const body = example.body?.(ids)
  const whole = { method, path: path + search(query), ...(body === undefined ? {} : { body }) }
  const questions: [string, Question][] = [['stranger', whole]]
  if (url.includes(':')) questions.push(['another id', { ...whole, path: pathOf({ url }, {}) + search(query) }])
  for (const name of Object.keys(query)) {
    const { [name]: _left, ...rest } = query
    questions.push([`without ${name}`, { ...whole, path: path + search(rest) }])
    questions.push([`${name} wrong`, { ...whole, path: path + search({ ...rest, [name]: '-1' }) }])
  }
  if (body !== undefined) {
    questions.push(['no JSON', { ...whole, body: '{' }], ['an empty object', { ...whole, body: {} }])
    questions.push(['a plain text', { ...whole, headers: { 'content-type': 'text/plain' } }])
    for (const place of placesIn(body).filter(({ length }) => length === 1))
      questions.push([`${place.join('.')} null`, { ...whole, body: changed(body, place, null) }])
  }
  if ('language' in query)
    for (const language of languages)
      questions.push([`in ${language}`, { ...whole, path: path + search({ ...query, language }) }])
  return [...questions, ['as its example', whole]]
}

/** A visitor with what the example needs: a cart with two bars, or an order that awaits payment. */
async function arrange(asker: Asker, stage: Stage = 'nobody', content: PageIds) {
  const visitor = await createVisitor(asker)
  const ids: Ids = {
    cartId: '',
    lineItemId: '',
    orderNumber: '',
    code: goods,
    ...content,
  }
  const call = async (method: string, path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
    (await asker.prepare({ method, path, body, headers: { ...visitor.headers, ...more } })).text
  if (stage !== 'nobody') {
    const text = await call('POST', '/api/me/carts/add', { code: goods, quantity: 2 })
    const cart = JSON.parse(text) as { id: string; allLineItems: { id: string }[] } // the shop's own wire
    ids.cartId = cart.id
    ids.lineItemId = cart.allLineItems[0]?.id ?? ''
  }
  if (stage === 'order') {
    await call('PUT', `/api/me/checkout/${ids.cartId}/details`, { shippingAddress: address })
    await call('PUT', `/api/me/checkout/${ids.cartId}/shipping`, { methodId: 'home' })
    const key = { 'idempotency-key': `walk-${ids.cartId}` }
    ids.orderNumber = await call('POST', `/api/me/checkout/${ids.cartId}/order`, { consents }, key)
  }
  return { visitor, ids }
}

type PageIds = Pick<Ids, 'pageId' | 'promoterId' | 'formId' | 'recipeId'>

/** The pages and blocks that examples name by their numbers. */
async function findContent(asker: Asker): Promise<PageIds> {
  const model = async (path: string): Promise<string> =>
    (await asker.prepare({ path: `/api/cda/content?contentUrl=${path}&currentPageUrl=/` })).text
  const page = (text: string): string => /"contentLink":\{"id":(\d+)/.exec(text)?.[1] ?? ''
  const contact = await model('/asiakaspalvelu')
  return {
    pageId: page(await model('/tarina')),
    promoterId: /"contentLink":\{"id":(\d+)/.exec((await model('/')).split('"topContentArea"')[1] ?? '')?.[1] ?? '',
    formId: /"contentLink":\{"id":(\d+)[^}]*\},"contentType":\["Block","FormBlock"/.exec(contact)?.[1] ?? '',
    recipeId: page(await model('/reseptit/mutakakku')),
  }
}
