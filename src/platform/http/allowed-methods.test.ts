import { expect, it } from 'vitest'
import { createAllowedMethods } from './allowed-methods.ts'

const allowed = createAllowedMethods()
for (const [method, url] of [
  ['GET', '/*'],
  ['HEAD', '/*'],
  ['GET', '/api/cda/consents'],
  ['PUT', '/api/me/carts/:cartId'],
  ['DELETE', '/api/me/carts/:cartId'],
  ['GET', '/api/me/orders/:id/receipt.pdf'],
  ['GET', '/media/*'],
] as const)
  allowed.note({ method, url })

it.each<[string, string[]]>([
  ['/tuotteet', ['GET', 'HEAD']],
  ['/api/cda/consents?x=1', ['GET']],
  ['/api/me/carts/12', ['DELETE', 'PUT']],
  ['/api/me/carts/12/lines', []],
  ['/api/me/orders/7/receipt.pdf', ['GET']],
  ['/api/me/orders/7/receiptxpdf', []],
  ['/media/a/b.webp', ['GET']],
  ['/api/none', []],
])('%s is answered for %j', (url, methods) => expect(allowed.find(url)).toEqual(methods))
