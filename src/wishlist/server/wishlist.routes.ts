import { routesOf } from '#src/platform/http/route.ts'
import { accountOf, type App } from '#src/platform/http/route-types.ts'
import { wishlistMax } from '../contract/limits.ts'
import { WishlistAdditions, Wishlist, WishlistParams } from '../contract/wishlist.ts'
import type { Wishlists } from './wishlist.service.ts'

const path = '/api/me/wishlist'
const read = { permission: 'my-account:read' } as const
const write = { permission: 'my-account:write' } as const

/** Wishlist of a signed-in customer. A guest's list is in the browser, not here. */
export const wishlistRoutes =
  (wishlists: Wishlists) =>
  (app: App): void => {
    const route = routesOf(app, ['account'])
    route(
      `GET ${path}`,
      { summary: 'The wishlist of the customer', ...read, answer: Wishlist },
      async ({ request }) => ({ codes: await wishlists.list(accountOf(request)) }),
    )
    route(
      `POST ${path}`,
      {
        summary: `Adds products to the wishlist, which holds ${wishlistMax}`,
        description: 'What is not in the shop, and what finds no room, is left out: the answer is the whole list.',
        ...write,
        body: WishlistAdditions,
        answer: Wishlist,
      },
      async ({ body, request }) => ({ codes: await wishlists.add(accountOf(request), body.codes) }),
    )
    route(
      `DELETE ${path}/:code`,
      { summary: 'Takes a product off the wishlist', ...write, params: WishlistParams, answer: Wishlist },
      async ({ params, request }) => ({ codes: await wishlists.remove(accountOf(request), params.code) }),
    )
  }
