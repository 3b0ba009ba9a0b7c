import { accountData } from '#src/account/server/kept-data.ts'
import { cartData } from '#src/cart/server/kept-data.ts'
import { checkoutData } from '#src/checkout/server/kept-data.ts'
import { consentsData } from '#src/consents/server/kept-data.ts'
import { contentData } from '#src/content/server/kept-data.ts'
import { deliveryData } from '#src/delivery/server/kept-data.ts'
import { formsData } from '#src/forms/server/kept-data.ts'
import { giftCardsData } from '#src/gift-cards/server/kept-data.ts'
import { identityData } from '#src/identity/server/kept-data.ts'
import { locationsData } from '#src/locations/server/kept-data.ts'
import { mediaData } from '#src/media/server/kept-data.ts'
import { merchandisingData } from '#src/merchandising/server/kept-data.ts'
import { newsData } from '#src/news/server/kept-data.ts'
import { ordersData } from '#src/orders/server/kept-data.ts'
import { paymentsData } from '#src/payments/server/kept-data.ts'
import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { platformData } from '#src/platform/retention/platform-data.ts'
import { privacyData } from '#src/privacy/server/kept-data.ts'
import { productSearchData } from '#src/product-search/server/kept-data.ts'
import { productsData } from '#src/products/server/kept-data.ts'
import { promotionsData } from '#src/promotions/server/kept-data.ts'
import { receiptsData } from '#src/receipts/server/kept-data.ts'
import { reviewsData } from '#src/reviews/server/kept-data.ts'
import { searchData } from '#src/search/server/kept-data.ts'
import { staffData } from '#src/staff/server/kept-data.ts'
import { tabletDesignerData } from '#src/tablet-designer/server/kept-data.ts'
import { transferData } from '#src/transfer/server/kept-data.ts'
import { wishlistData } from '#src/wishlist/server/kept-data.ts'

/**
 * What each table is for, as the domains that own the tables say it: why it is kept, whose its rows are, and what becomes of them
 * when somebody wants to see or to be forgotten. In the order of an export and of erasing: who somebody is, is found by those above
 * (an account's address gives its keyed hashes, these the orders, these their gift cards), and an account goes last.
 */
export const personalData: readonly PersonalData[] = [
  promotionsData,
  reviewsData,
  ordersData,
  receiptsData,
  paymentsData,
  giftCardsData,
  cartData,
  checkoutData,
  productsData,
  consentsData,
  formsData,
  newsData,
  platformData,
  privacyData,
  accountData,
  wishlistData,
  staffData,
  identityData,
  contentData,
  mediaData,
  locationsData,
  searchData,
  productSearchData,
  merchandisingData,
  deliveryData,
  tabletDesignerData,
  transferData,
]
