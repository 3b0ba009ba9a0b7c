/** Endpoint of the newsletter's form without JavaScript (specification 2, subscription form). */
export const subscriptionPath = '/subscriptions/receive'
