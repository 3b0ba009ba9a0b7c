import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, bodyOf, type CachedAnswer } from './html-cache.ts'

/** Sends a finished answer: 304 when the client has it, else the compressed bytes as they are cached. */
export function sendCached(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: CachedAnswer,
  cacheControl: string,
): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = answer.etags[encoding]
  void reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (answer.version !== undefined) void reply.header('x-content-version', answer.version)
  if (answer.status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply.code(answer.status).header('content-type', answer.contentType)
  if (encoding === 'br') return reply.send(answer.brotli)
  bodyOf(answer, encoding).then(
    (body) => reply.send(body),
    (error: unknown) => reply.send(error),
  )
  return reply
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
