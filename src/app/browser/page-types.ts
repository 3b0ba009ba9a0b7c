import { giftCardPage } from '#src/gift-card-shop/web/gift-card-page.ts'
import { giftCardBalancePage } from '#src/gift-cards/web/gift-card-balance-page.ts'
import { accountPages } from '#src/account/web/account-pages.ts'
import { galleryPage } from '#src/content/web/gallery/gallery-page.ts'
import { campaignThankYouPage } from '#src/forms/web/campaign-thank-you-page.ts'
import { contentTemplates } from '#src/content/web/pages/content-pages.ts'
import { cartPage } from '#src/cart/web/cart-page.ts'
import { categoryPage } from '#src/listing/web/category-page.ts'
import { productPage } from '#src/products/web/product-page.ts'
import { productsPage } from '#src/listing/web/products-page.ts'
import { locationPages } from '#src/locations/web/location-pages.ts'
import { newsReleasePage } from '#src/news/web/news-release-page.ts'
import { checkoutPage } from '#src/checkout/web/checkout-page.ts'
import { orderConfirmationPage } from '#src/orders/web/order-confirmation-page.ts'
import { orderLookupPage } from '#src/orders/web/order-lookup-page.ts'
import { withdrawalPage } from '#src/orders/web/withdrawal-page.ts'
import { recipePage } from '#src/recipes/web/recipe-page.ts'
import { searchPage } from '#src/search/web/search-page.ts'
import { customTabletPage } from '#src/tablet-designer/web/custom-tablet-page.ts'
import { wishlistPage } from '#src/wishlist/web/wishlist-page.ts'
import { blockCode } from './block-code.ts'
import { authPages } from '#src/identity/web/auth/auth-pages.ts'
import { createPageRegistry } from '#src/shell/web/page/page-loader.ts'

/** Every page template. A new one is a folder in its domain, and a line here or in the list of its domain. */
export const pageTypes = [
  ...contentTemplates,
  campaignThankYouPage,
  categoryPage,
  productPage,
  customTabletPage,
  giftCardPage,
  giftCardBalancePage,
  productsPage,
  recipePage,
  searchPage,
  cartPage,
  checkoutPage,
  orderConfirmationPage,
  orderLookupPage,
  withdrawalPage,
  ...locationPages,
  newsReleasePage,
  ...authPages,
  ...accountPages,
  wishlistPage,
  galleryPage,
]

export const pageRegistry = createPageRegistry(pageTypes, blockCode)
