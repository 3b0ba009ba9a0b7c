import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'

/** The schema of a route that answers a PDF. */
export const pdfAnswer = Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'PDF' })

/** Opens in the browser, from where it is printed; `name` has no ending. */
export const sendPdf = (reply: FastifyReply, file: Buffer, name: string): FastifyReply =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'private, no-store')
    .send(file)
