/** Reviews on one page of the list. */
export const reviewPageSize = 10
/** Pages anybody can ask for. */
export const reviewPagesMax = 500

export const titleLimits = { min: 2, max: 100 } as const
export const textLimits = { min: 10, max: 2000 } as const
export const nameLimits = { min: 2, max: 50 } as const
export const replyMax = 2000
/** Longest order number a form takes, with the spaces people type. */
export const orderNumberMax = 30
/** Bodies are cut off here before anybody looks at them: well above the limits, so that these can be explained. */
export const rawTextMax = 20_000

/** Milliseconds a page waits for the widgets of a reviews service (specification 2, section 9). */
export const widgetWaitMs = 2000

/** Days a review that nobody has decided on keeps the address of its writer. */
export const pendingEmailDays = 30
/** Days a rejected review is kept, in case its writer asks why. */
export const rejectedDays = 30

/** Days from the arrival of an order to the mail that asks for a review (C-10), and for how many it is made up for. */
export const invitationDays = 10
export const invitationWindowDays = 10
/** Products one such mail names. */
export const invitedProductsMax = 6
/** Query parameter of its links: the number of the order, which proves the purchase together with the address. */
export const reviewOrderParam = 'reviewOrder'
