import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserClock } from './clock.ts'
import { createTabChannel, readMessage, writeMessage } from './tab-channel.ts'

afterEach(() => void vi.restoreAllMocks())

/** Two or more tabs on one wire; a message reaches all but its sender, as the browser does it. */
function tabs(count: number) {
  const listeners: ((event: MessageEvent) => void)[] = []
  const sent: string[] = []
  const channels = Array.from({ length: count }, (_, index) =>
    createTabChannel({
      postMessage: (data: string) => {
        sent.push(data)
        listeners.forEach((listener, other) => {
          if (other !== index) listener(new MessageEvent('message', { data }))
        })
      },
      addEventListener: (_name: string, listener: unknown) =>
        void (listeners[index] = listener as (typeof listeners)[0]), // only message listeners are added
    }),
  )
  return {
    channels,
    sent,
    say: (data: unknown) => listeners.forEach((listen) => listen(new MessageEvent('message', { data }))),
  }
}

describe('messages between tabs', () => {
  it('are name, payload and time, divided by semicolons', () => {
    vi.spyOn(browserClock, 'now').mockReturnValue(1_700_000_000_000)
    const message = writeMessage('cart-changed', { id: 'a;b', name: 'Äänekäs; näkki' })
    expect(message).toMatch(/^cart-changed;[\w-]+;1700000000000$/)
    expect(readMessage(message)).toEqual({
      name: 'cart-changed',
      payload: { id: 'a;b', name: 'Äänekäs; näkki' },
      sentAt: 1_700_000_000_000,
    })
  })

  it('reach the other tabs and not their sender', () => {
    const { channels } = tabs(2)
    const own = vi.fn()
    const other = vi.fn()
    channels[0]?.on('cart-changed', own)
    channels[1]?.on('cart-changed', other)
    channels[0]?.send('cart-changed', { version: 4 })
    expect(other).toHaveBeenCalledExactlyOnceWith({ version: 4 })
    expect(own).not.toHaveBeenCalled()
  })

  it('are not sent again while they are being handled', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { channels, sent } = tabs(2)
    channels[1]?.on('cart-changed', () => channels[1]?.send('cart-changed', { version: 5 }))
    channels[0]?.send('cart-changed', { version: 4 })
    expect(sent).toHaveLength(1)
    expect(warn).toHaveBeenCalledOnce()
    channels[1]?.send('cart-changed', { version: 5 })
    expect(sent).toHaveLength(2)
  })

  it('that arrive while they are being handled are dropped with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { channels, say } = tabs(1)
    const heard: unknown[] = []
    channels[0]?.on('cart-changed', (payload) => {
      heard.push(payload)
      if (heard.length === 1) say(writeMessage('cart-changed', { version: 2 }))
    })
    say(writeMessage('cart-changed', { version: 1 }))
    expect(heard).toEqual([{ version: 1 }])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('whose handler throws are logged, and the next one is heard', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { channels, say } = tabs(1)
    const heard = vi.fn(() => {
      throw new Error('handler')
    })
    channels[0]?.on('cart-changed', heard)
    say(writeMessage('cart-changed', { version: 1 }))
    say(writeMessage('cart-changed', { version: 2 }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(error).toHaveBeenCalledTimes(2)
  })

  it('that are broken are logged or ignored, and the next one is heard', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { channels, say } = tabs(1)
    const heard = vi.fn()
    channels[0]?.on('cart-changed', heard)
    for (const broken of ['cart-changed;%%%;1', 'cart-changed', 'a;b;c;d', 42, null, { name: 'cart-changed' }])
      say(broken)
    expect(heard).not.toHaveBeenCalled()
    expect(error).toHaveBeenCalledOnce()
    say(writeMessage('cart-changed', { version: 9 }))
    expect(heard).toHaveBeenCalledExactlyOnceWith({ version: 9 })
  })
})
