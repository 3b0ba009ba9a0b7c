import { randomBytes } from 'node:crypto'

/** Content-Security-Policy of every ordinary page: nothing inline but style attributes (editors' colours). */
export function pagePolicy(): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
  })
}

/** Policy of the checkout and confirmation documents: a nonce, and the payment provider's origin and nothing else beside ours. */
export function checkoutPolicy(nonce: string, paymentOrigin: string): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", paymentOrigin],
    'frame-src': [paymentOrigin],
    'form-action': ["'self'", paymentOrigin],
  })
}

export const createNonce = (): string => randomBytes(16).toString('base64')

function policy(directives: Record<string, string[]>): string {
  const fixed = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] }
  return Object.entries({ ...directives, ...fixed })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
