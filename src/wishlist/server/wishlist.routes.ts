import type { FastifyRequest } from 'fastify'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { wishlistMax } from '../contract/limits.ts'
import { WishlistAdditions, Wishlist, WishlistParams } from '../contract/wishlist.ts'
import type { Wishlists } from './wishlist.service.ts'

const path = '/api/me/wishlist'
const tags = ['account']
const read = { permission: 'my-account:read' } as const
const write = { permission: 'my-account:write' } as const

/** Returns the signed-in customer's account; the route's access rule has checked the session. */
const accountOf = ({ actor }: FastifyRequest): string =>
  actor.kind === 'customer' ? actor.accountId : refuseRequest({ kind: 'unauthenticated' })

/** Wishlist of a signed-in customer. A guest's list is in the browser, not here. */
export const wishlistRoutes =
  (wishlists: Wishlists) =>
  (app: App): void => {
    app.get(
      path,
      { config: read, schema: { tags, summary: 'The wishlist of the customer', response: { 200: Wishlist } } },
      async (request) => ({ codes: await wishlists.list(accountOf(request)) }),
    )
    app.post(
      path,
      {
        config: write,
        schema: {
          tags,
          summary: `Adds products to the wishlist, which holds ${wishlistMax}`,
          description: 'What is not in the shop, and what finds no room, is left out: the answer is the whole list.',
          body: WishlistAdditions,
          response: { 200: Wishlist },
        },
      },
      async (request) => ({ codes: await wishlists.add(accountOf(request), request.body.codes) }),
    )
    app.delete(
      `${path}/:code`,
      {
        config: write,
        schema: {
          tags,
          summary: 'Takes a product off the wishlist',
          params: WishlistParams,
          response: { 200: Wishlist },
        },
      },
      async (request) => ({ codes: await wishlists.remove(accountOf(request), request.params.code) }),
    )
  }
