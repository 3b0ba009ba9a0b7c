import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import { fastify } from 'fastify'
import { editorTypePolicies, trustedTypePolicies } from '#src/common/trusted-types.ts'
import { words } from '#src/common/comma-list.ts'

/** Trusted Types: our policies alone may turn a text into markup or the address of a script. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [...trustedTypePolicies] }

/** Features denied to all pages. They use only the location, when a visitor looks for a café nearby; frames may use none. */
const permissions = words(`
  accelerometer, autoplay, browsing-topics, camera, display-capture, gyroscope, hid,
  identity-credentials-get, local-fonts, magnetometer, microphone, midi, serial, usb, screen-wake-lock, xr-spatial-tracking
`)

/**
 * Content-Security-Policy of every ordinary page: nothing inline but style attributes (editors' colours) and the scripts
 * whose hashes are given (`sha256-…`). `widgetOrigins` are services whose script, styles and calls the pages may use;
 * `formOrigins` are the sites that signing in by a form leads back to, `frameOrigins` belong to frames with other services'
 * code, `pictureOrigins` to maps.
 */
export const pagePolicy = (
  scriptHashes: readonly string[],
  widgetOrigins: readonly string[] = [],
  formOrigins: readonly string[] = [],
  frameOrigins: readonly string[] = [],
  pictureOrigins: readonly string[] = [],
): string =>
  policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...widgetOrigins],
    'style-src': ["'self'", ...widgetOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...widgetOrigins, ...pictureOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...widgetOrigins],
    'frame-src': frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    ...trustedTypes,
  })

/** Origins of the payment provider, by what each is needed for. */
export interface PaymentOrigins {
  frames: readonly string[]
  calls: readonly string[]
  pictures: readonly string[]
  forms: readonly string[]
  /** The provider's own component runs in the document, and creates markup freely. */
  isForeignCode?: boolean
}

/** Policy of the checkout and confirmation documents: a nonce, our own origin and the payment provider's, nothing else. */
export function checkoutPolicy(nonce: string, payment: PaymentOrigins): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...payment.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...payment.calls],
    // The delivery widget's frame is served by the shop, with an opaque origin.
    'frame-src': ["'self'", ...payment.frames],
    'form-action': ["'self'", ...payment.forms],
    ...(payment.isForeignCode ? {} : trustedTypes),
  })
}

/** The back office: its own files and calls, nothing inline at all, and mails in frames that run nothing. */
export const officePolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  ...trustedTypes,
})

/** The page editor: the back office's, with the site in a frame, films, and the rules by which rich text is read and pasted. */
export const editorPolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [...trustedTypePolicies, ...editorTypePolicies],
})

/**
 * Policy of the identity provider's own answers: a form at most, with one style sheet (`styleHash`). The provider adds the
 * hash of its script to `script-src`. `formOrigins`: sites to which a form may lead a person back.
 */
export const protocolPolicy = (formOrigins: readonly string[], styleHash: string): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': [],
    'style-src': [`'${styleHash}'`],
    'form-action': ["'self'", ...formOrigins],
  })

/** Policy of pages that run no script and load no data: only text, styles, a form. */
export const plainPagePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
})

/** The headers of a page in the page editor's frame: its policy, except that our own pages may frame it. */
export const framedByUs = (policyOfPage: string): Record<string, string> => ({
  'content-security-policy': policyOfPage.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
})

export const createNonce = (): string => randomBytes(16).toString('base64')

/**
 * Helmet's headers, computed once: they are the same for every answer, and computing them each time costs more than the
 * rest of sending a cached page. `secure` when the public address is https.
 */
export async function fixedHeaders(secure: boolean): Promise<Record<string, string>> {
  const probe = fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  const headers: Record<string, string> = {
    'permissions-policy': [...permissions.map((name) => `${name}=()`), 'geolocation=(self)'].join(', '),
  }
  probe.get('/', (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) headers[name] = String(value)
    void reply.send()
  })
  await probe.inject('/')
  await probe.close()
  return headers
}

function policy(directives: Record<string, string[]>): string {
  const fixed = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] }
  return Object.entries({ ...directives, ...fixed })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
