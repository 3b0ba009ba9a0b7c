/* Words and limits of telemetry, in a file of their own: the browser needs them without the schemas. */

/** Templates of pages; `other` stands for those that are not for visitors. */
export const telemetryPages = [
  'start-page',
  'landing-page',
  'article-page',
  'content-page',
  'location-page',
  'location-lunch-list-page',
  'campaign-thank-you-page',
  'recipe-page',
  'news-release-page',
  'category-page',
  'product-page',
  'products-page',
  'custom-tablet-page',
  'gift-card-page',
  'gift-card-balance-page',
  'search-page',
  'cart-page',
  'checkout-page',
  'order-confirmation-page',
  'order-lookup-page',
  'withdrawal-page',
  'login-page',
  'logout-page',
  'sign-up-page',
  'password-forgotten-page',
  'password-reset-page',
  'email-confirm-page',
  'my-account-page',
  'my-order-history-page',
  'my-addresses-page',
  'my-sign-in-page',
  'my-email-preferences-page',
  'my-account-widget-page',
  'wishlist-page',
  'error-page',
  'not-found-page',
  'other',
] as const
export type TelemetryPage = (typeof telemetryPages)[number]

/** By the width of the window: under 768, under 1200, from there on. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** `script` nobody caught, `promise` nobody caught, `boundary` a part of the page was left out, `router` no page could be shown. */
export const errorSources = ['script', 'promise', 'boundary', 'router'] as const
export type ErrorSource = (typeof errorSources)[number]

/** Of the scrubbed text; what is longer is cut off by the browser. */
export const messageMax = 300
export const stackMax = 2_000
export const pathMax = 300
/** Reports of one page view; more of them say nothing new. */
export const errorsPerView = 5
/** Bytes; the longest of our own bodies has half of it. */
export const vitalsBodyMax = 1_024
export const errorBodyMax = 16_384

/** Of the server's request ids. */
export const requestIdPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
