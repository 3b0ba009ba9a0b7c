import type { PageType } from '#src/shell/web/page/page-type.ts'

export const wishlistPage: PageType = {
  name: 'wishlist-page',
  module: 'src/wishlist/web/WishlistPage.tsx',
  load: async () => (await import('./WishlistPage.tsx')).WishlistPage,
}
