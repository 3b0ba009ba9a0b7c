/* Words and limits of telemetry, in a separate file: the browser needs them without the schemas. */

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

/** Classes by the window's width: under 768, under 1200, from there on. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/**
 * `script`: an uncaught error; `promise`: an unhandled rejection; `boundary`: a part of the page was left out; `router`: no
 * page could be shown.
 */
export const errorSources = ['script', 'promise', 'boundary', 'router'] as const
export type ErrorSource = (typeof errorSources)[number]

/** Steps towards an order that browsers tell of. The shop itself counts carts and orders. */
export const reportedSteps = ['product', 'checkout'] as const
export type ReportedStep = (typeof reportedSteps)[number]

/** Length of the scrubbed text; the browser cuts off the rest. */
export const messageMax = 300
export const stackMax = 2_000
export const pathMax = 300
/** Reports of one page view; more of them say nothing new. */
export const errorsPerView = 5
/** In bytes; the longest of our own bodies needs half of it. */
export const vitalsBodyMax = 1_024
export const errorBodyMax = 16_384
export const stepBodyMax = 256

/** Pattern of the server's request ids. */
export const requestIdPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
