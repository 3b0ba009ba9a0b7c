/** Site paths of one language, from the site's own navigation. */
export interface PageUrls {
  checkout: string
  cart: string
  orderConfirmation: string
  terms: string
  withdrawal: string
}
