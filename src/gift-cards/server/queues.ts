import { defineQueue } from '#src/platform/jobs/queue.ts'

/** A card to be issued and mailed at once. */
export const giftCardDeliveryQueue = defineQueue<{ cardId: string }>('gift-cards.delivery', {
  retryLimit: 20,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** Looks every minute for cards whose time has come; the next run makes up for a failed one. */
export const giftCardDueQueue = defineQueue('gift-cards.due', { retryLimit: 0, expireInSeconds: 300 })

export const giftCardQueues = [giftCardDeliveryQueue, giftCardDueQueue]
