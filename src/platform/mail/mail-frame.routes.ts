import { Type } from 'typebox'
import { notFound } from '#src/common/errors.ts'
import { createPersonalReads } from '../audit/personal-reads.ts'
import { routesOf } from '../http/route.ts'
import { type App, refuseRequest, shopActorOf } from '../http/route-types.ts'
import { createMailLog, isHidden, type MailsDeps } from './mails.resource.ts'

const MailParams = Type.Object({ id: Type.String({ maxLength: 64 }) })
const page = Type.Unsafe<string>({ type: 'string', description: 'HTML' })

/** Pictures and inline styles alone; without an origin, and with no window to open a link in. */
const policy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    `img-src ${publicUrl}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ')

/** A mail as its mailbox shows it, for a frame of the back office. */
export const mailFrameRoutes =
  ({ publicUrl, ...deps }: Omit<MailsDeps, 'kinds'> & { publicUrl: string }) =>
  (app: App): void => {
    const mails = createMailLog(deps)
    const reads = createPersonalReads(deps)
    routesOf(app, ['office: mails'])(
      'GET /api/admin/mails/:id/frame',
      { summary: 'A mail as it was sent', permission: 'mail:read', params: MailParams, answer: page },
      async ({ params, request, reply }) => {
        const mail = await mails.find(params.id, shopActorOf(request))
        if (!mail || isHidden(mail) || mail.html === '') return refuseRequest(notFound)
        await reads.record(request.actor, 'mail.read', [mail.id])
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', policy(publicUrl))
          .header('x-frame-options', 'SAMEORIGIN')
          .send(mail.html.replace('<head>', '<head><base target="_blank">'))
      },
    )
  }
