import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'headers'>

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a page of this site sent it. Browsers name the page's origin on every POST, of forms without JavaScript too; what no
 * browser sends must carry a header that another site's form cannot.
 */
export function isOwnSite({ headers }: Pick<Asked, 'headers'>, publicUrl: string): boolean {
  if (headers.origin !== undefined) return headers.origin === publicUrl
  return headers['sec-fetch-site'] === 'same-origin' || headers['x-requested-with'] === 'fetch'
}

/** Whether a cookie that came along may stand for its owner: always to read, to change only by a call of this site's own code. */
export const isOwnCall = (asked: Asked, publicUrl: string): boolean =>
  safeMethods.includes(asked.method) || (isOwnSite(asked, publicUrl) && isScripted(asked))

const isScripted = ({ headers }: Asked): boolean => headers['x-requested-with'] === 'fetch'
