import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type HostileShop, startHostileShop } from '../../hostile/support/hostile-shop.ts'

export type DeliveryShop = HostileShop

/** The whole shop; `send` waits while the load shedder takes a machine that is busy with other tests for an overloaded server. */
export async function startDeliveryShop(...options: Parameters<typeof startHostileShop>): Promise<DeliveryShop> {
  const shop = await startHostileShop(...options)
  return {
    ...shop,
    async send(request: InjectOptions): Promise<LightMyRequestResponse> {
      for (;;) {
        const answer = await shop.send(request)
        if (answer.statusCode !== 503) return answer
        await sleep(100)
      }
    },
  }
}
