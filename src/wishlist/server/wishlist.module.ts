import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { wishlistRoutes } from './wishlist.routes.ts'
import { createWishlists, type WishlistDeps } from './wishlist.service.ts'

/** The routes of customers' wishlists. */
export const createWishlistModule = (deps: WishlistDeps) =>
  ({ routes: [wishlistRoutes(createWishlists(deps))] }) satisfies DomainModule
