import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fault } from './controls.ts'
import type { Provider } from './provider.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that this request was chosen for when it came in. */
    fault: Fault | null
  }
}

/**
 * Makes the API misbehave as the controls say. `down`, `slow` and `garbage` act before anything is charged; the other
 * three after the ledger has the charge, which is when a shop is most tempted to charge twice.
 */
export function injectFaults(api: FastifyInstance, provider: Provider): void {
  api.decorateRequest('fault', null)

  // With the body read: it says whose payment it is, and the charge is made even when the caller has hung up meanwhile.
  api.addHook('preHandler', async (request, reply) => {
    const fault = nextFault(provider, request.body)
    request.fault = fault
    if (!fault) return
    provider.log({ event: 'fault', mode: fault.mode, path: request.url })
    if (fault.mode === 'down') {
      await reply
        .code(503)
        .send({ status: 503, errorCode: '905_1', message: 'Service unavailable', errorType: 'internal' })
    }
    if (fault.mode === 'garbage') {
      await reply.code(200).type('text/html').send('<html><body>Bad gateway {"resultCode": "Autho')
    }
    if (fault.mode === 'slow') await wait(fault.ms, reply)
  })

  api.addHook('onSend', async (request, reply, payload) => {
    const { fault } = request
    if (fault?.mode === 'error-after-charge') {
      reply.code(500)
      return JSON.stringify({ status: 500, errorCode: '905', message: 'Internal error', errorType: 'internal' })
    }
    if (fault?.mode === 'timeout-after-charge') {
      await wait(fault.ms, reply)
      reply.raw.socket?.resetAndDestroy()
      return never()
    }
    if (fault?.mode === 'reset-mid-body') {
      sendHalf(reply, String(payload))
      return never()
    }
    return payload
  })
}

function nextFault(provider: Provider, body: unknown): Fault | null {
  const { fault } = provider.controls
  if (fault.mode === 'none') return null
  if (fault.shopper !== null && (body as { shopperEmail?: unknown } | null)?.shopperEmail !== fault.shopper) return null
  const taken = { ...fault }
  if (fault.times !== null) {
    fault.times -= 1
    if (fault.times <= 0) provider.controls.fault = { ...fault, mode: 'none', times: null }
  }
  return taken
}

/** Ends early when the caller hangs up. */
async function wait(ms: number, reply: FastifyReply): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      reply.raw.off('close', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    reply.raw.on('close', finish)
  })
}

function sendHalf(reply: FastifyReply, body: string): void {
  const bytes = Buffer.from(body)
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.raw.socket?.resetAndDestroy())
}

/** Keeps Fastify from answering on a connection that was cut on purpose. */
function never(): Promise<never> {
  return new Promise<never>(() => {})
}
