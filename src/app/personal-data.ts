import { accountData } from '#src/account/server/personal-data.ts'
import { cartData } from '#src/cart/server/personal-data.ts'
import { checkoutData } from '#src/checkout/server/personal-data.ts'
import { consentsData } from '#src/consents/server/personal-data.ts'
import { contentData } from '#src/content/server/personal-data.ts'
import { deliveryData } from '#src/delivery/server/personal-data.ts'
import { formsData } from '#src/forms/server/personal-data.ts'
import { giftCardsData } from '#src/gift-cards/server/personal-data.ts'
import { identityData } from '#src/identity/server/personal-data.ts'
import { locationsData } from '#src/locations/server/personal-data.ts'
import { mediaData } from '#src/media/server/personal-data.ts'
import { merchandisingData } from '#src/listing/server/merchandising/personal-data.ts'
import { newsData } from '#src/news/server/personal-data.ts'
import { officeData } from '#src/office/server/personal-data.ts'
import { ordersData } from '#src/orders/server/personal-data.ts'
import { paymentsData } from '#src/payments/server/personal-data.ts'
import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { platformData } from '#src/platform/retention/platform-data.ts'
import { privacyData } from '#src/privacy/server/personal-data.ts'
import { productSearchData } from '#src/product-search/server/personal-data.ts'
import { productsData } from '#src/products/server/personal-data.ts'
import { promotionsData } from '#src/promotions/server/personal-data.ts'
import { receiptsData } from '#src/receipts/server/personal-data.ts'
import { reviewsData } from '#src/reviews/server/personal-data.ts'
import { searchData } from '#src/search/server/personal-data.ts'
import { shellData } from '#src/shell/server/personal-data.ts'
import { staffData } from '#src/staff/server/personal-data.ts'
import { tabletDesignerData } from '#src/tablet-designer/server/personal-data.ts'
import { taxData } from '#src/tax/server/personal-data.ts'
import { transferData } from '#src/transfer/server/personal-data.ts'
import { wishlistData } from '#src/wishlist/server/personal-data.ts'

/**
 * How each table treats personal data, as the domains that own the tables declare it: why rows are kept, whose they are,
 * and what becomes of them when a person asks for an export or for erasure. Both follow this order: the first entries find
 * who the person is (an account's address gives its keyed hashes, these the orders, these their gift cards), and an account
 * goes last.
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
  taxData,
  productsData,
  consentsData,
  formsData,
  newsData,
  platformData,
  privacyData,
  accountData,
  wishlistData,
  officeData,
  staffData,
  identityData,
  contentData,
  shellData,
  mediaData,
  locationsData,
  searchData,
  productSearchData,
  merchandisingData,
  deliveryData,
  tabletDesignerData,
  transferData,
]
