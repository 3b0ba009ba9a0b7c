/** Reviews on one page of the list. */
export const reviewPageSize = 10
/** Last page that a request can ask for. */
export const reviewPagesMax = 500

export const titleLimits = { min: 2, max: 100 } as const
export const textLimits = { min: 10, max: 2000 } as const
export const nameLimits = { min: 2, max: 50 } as const
export const replyMax = 2000
/** Longest order number that a form accepts, including typed spaces. */
export const orderNumberMax = 30
/** Longest text accepted before validation: well above the limits, so that an error can name the limit. */
export const rawTextMax = 20_000

/** Milliseconds a page waits for the widgets of a reviews service (specification 2, section 9). */
export const widgetWaitMs = 2000

/** Days that a review still waiting for moderation keeps its writer's address. */
export const pendingEmailDays = 30
/** Days a rejected review is kept, in case its writer asks why. */
export const rejectedDays = 30

/**
 * Days from the arrival of an order to the mail that asks for a review (C-10), and days in which a missed mail is still sent.
 */
export const invitationDays = 10
export const invitationWindowDays = 10
/** Products that one such mail names at most. */
export const invitedProductsMax = 6
/** Query parameter of the mail's links: the order number, which proves the purchase together with the address. */
export const reviewOrderParam = 'reviewOrder'
