/** Where the newsletter's form leads without JavaScript (specification 2, subscription form). */
export const subscriptionPath = '/subscriptions/receive'
