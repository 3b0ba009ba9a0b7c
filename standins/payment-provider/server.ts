import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { jsonLog, type Log } from '../support/json-log.ts'
import { registerCardFrame } from './card-frame.ts'
import { registerCheckoutApi } from './checkout-api.ts'
import { registerControl } from './control.ts'
import type { Ledger } from './ledger.ts'
import { createProvider } from './provider.ts'
import { startSettlements } from './settlement.ts'
import { DEFAULT_SETTINGS, type PaymentProviderSettings } from './settings.ts'
import { registerThreeDSecure } from './three-d-secure.ts'
import { startWebhooks } from './webhooks.ts'

/** Only what has no safe default must be given. `now` and `log` are for tests. */
export type PaymentProviderOptions = Pick<PaymentProviderSettings, 'dataDir' | 'apiKey' | 'hmacKey'> &
  Partial<PaymentProviderSettings> & { now?: () => Date; log?: Log }

export type RunningPaymentProvider = { url: string; ledger: Ledger; close(): Promise<void> }

/** Listens on 127.0.0.1 only. Throws when the ledger file is damaged or the port is taken. */
export async function startPaymentProvider(options: PaymentProviderOptions): Promise<RunningPaymentProvider> {
  const { now = () => new Date(), log = jsonLog('payment-provider'), ...settings } = options
  const provider = createProvider({ ...DEFAULT_SETTINGS, ...settings }, now, log)
  // Callers that hold connections open must not keep the stand-in from ending.
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 })
  let url = ''
  const publicUrl = () => url

  await app.register(formbody)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  app.get('/health', async () => ({ status: 'ok' }))
  await app.register(async (api) => registerCheckoutApi(api, provider, publicUrl), { prefix: '/v72' })
  await app.register(async (control) => registerControl(control, provider), { prefix: '/control' })
  registerCardFrame(app, provider, publicUrl)
  registerThreeDSecure(app, provider)

  url = await app.listen({ host: '127.0.0.1', port: provider.settings.port })
  const settlements = startSettlements(provider)
  const webhooks = startWebhooks(provider)
  log({ event: 'started', url, replayedEntries: provider.ledger.entries().length })
  return {
    url,
    ledger: provider.ledger,
    async close() {
      settlements.close()
      webhooks.close()
      await app.close()
      provider.ledger.close()
      log({ event: 'stopped' })
    },
  }
}
