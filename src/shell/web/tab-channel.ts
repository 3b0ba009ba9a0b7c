import { browserClock } from './clock.ts'

/**
 * Messages between the visitor's tabs: `name;payload;timestamp` on one broadcast channel (specification 1, 7.5). The payload
 * is JSON in base64url, so that it holds no semicolon. An event that is sent while the same event is being handled is
 * dropped: two tabs would answer each other for ever.
 */
export interface TabChannel {
  send: (name: string, payload: unknown) => void
  /** Returns the removal of the handler. */
  on: (name: string, handler: (payload: unknown) => void) => () => void
}

type Wire = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

export function createTabChannel(wire: Wire | null): TabChannel {
  const handlers = new Map<string, Set<(payload: unknown) => void>>()
  const inHand = new Set<string>()

  const receive = (message: unknown) => {
    const event = readMessage(message)
    if (!event) return
    if (inHand.has(event.name)) {
      console.warn(`Tab event ${event.name} is being handled already and is dropped`) // oxlint-disable-line no-console -- as specified
      return
    }
    inHand.add(event.name)
    try {
      for (const handle of handlers.get(event.name) ?? []) handle(event.payload)
    } catch (error) {
      console.error(error) // oxlint-disable-line no-console -- the specification logs a broken message and goes on
    } finally {
      inHand.delete(event.name)
    }
  }
  wire?.addEventListener('message', (message) => receive(message.data))

  return {
    send(name, payload) {
      if (inHand.has(name)) {
        console.warn(`Tab event ${name} is being handled and is not sent again`) // oxlint-disable-line no-console -- as specified
        return
      }
      wire?.postMessage(writeMessage(name, payload))
    },
    on(name, handler) {
      const known = handlers.get(name) ?? new Set()
      handlers.set(name, known.add(handler))
      return () => known.delete(handler)
    },
  }
}

export function writeMessage(name: string, payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  const safe = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${name};${safe};${browserClock.now()}`
}

/** Null for a message of another format: other scripts of the origin may use the channel too. */
export function readMessage(message: unknown): { name: string; payload: unknown; sentAt: number } | null {
  const parts = typeof message === 'string' ? message.split(';') : []
  const [name, payload, timestamp] = parts
  if (parts.length !== 3 || !name || payload === undefined) return null
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)
    return { name, payload: JSON.parse(new TextDecoder().decode(bytes)), sentAt: Number(timestamp) }
  } catch (error) {
    console.error(error) // oxlint-disable-line no-console -- as above
    return null
  }
}

let shared: TabChannel | undefined

/** The page's own channel; silent where browsers have none. */
export function tabChannel(): TabChannel {
  shared ??= createTabChannel(typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shop'))
  return shared
}
