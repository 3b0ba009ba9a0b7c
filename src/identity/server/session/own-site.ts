import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'headers'>

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a page of this site sent the request. Browsers name the page's origin on every POST, also for forms without
 * JavaScript; other clients must send a header that another site's form cannot.
 */
export function isOwnSite({ headers }: Pick<Asked, 'headers'>, publicUrl: string): boolean {
  if (headers.origin !== undefined) return headers.origin === publicUrl
  return headers['sec-fetch-site'] === 'same-origin' || headers['x-requested-with'] === 'fetch'
}

/**
 * Whether the request's cookie may stand for its owner: always to read, to change only if this site's code sent the request.
 */
export const isOwnCall = (asked: Asked, publicUrl: string): boolean =>
  safeMethods.includes(asked.method) || (isOwnSite(asked, publicUrl) && isScripted(asked))

const isScripted = ({ headers }: Asked): boolean => headers['x-requested-with'] === 'fetch'
