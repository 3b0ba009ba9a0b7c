import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer, tokenCall } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { type CheckoutCall, useCheckoutCall } from './use-checkout-call.ts'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

/** As a part of the checkout has it. */
function checkoutCall(): CheckoutCall {
  const given: CheckoutCall[] = []
  renderInShop(<Part onCall={(call) => given.push(call)} />, { texts: {} })
  const [call] = given
  if (!call) throw new Error('Nothing was rendered')
  return call
}

function Part({ onCall }: { onCall: (call: CheckoutCall) => void }) {
  const call = useCheckoutCall()
  useEffect(() => {
    onCall(call)
  }, [onCall, call])
  return null
}

it('makes no call without a token: Anonymous ID not available for checkout mutation.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.on(tokenCall, { status: 503, body: {} })
  const call = vi.fn()
  await expect(checkoutCall()(call)).rejects.toThrow('Anonymous ID not available for checkout mutation.')
  expect(call).not.toHaveBeenCalled()
})

it('hands token and language over', async () => {
  await expect(checkoutCall()((caller) => Promise.resolve(caller))).resolves.toEqual({
    token: 'token-1',
    language: 'fi',
  })
})
