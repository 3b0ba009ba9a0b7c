import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import { refuseRequest } from '#src/platform/http/route-types.ts'
import { safeReturn } from '../rules/safe-return.ts'
import type { AccountPages } from './account/account-mails.ts'

export interface FormAnswersDeps {
  pageUrls: (language: FastifyRequest['language']) => Promise<AccountPages>
}

/** Returns where a signed-in visitor goes on: to where they came from, or to their account. */
export async function onwardUrl(
  pageUrls: FormAnswersDeps['pageUrls'],
  language: Language,
  returnUrl: string | undefined,
): Promise<string> {
  return safeReturn(returnUrl) ?? ((await pageUrls(language)).account || withLanguage('/', language))
}

export type FormAnswers = ReturnType<typeof createFormAnswers>

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/**
 * The same routes serve the page's code, which reads JSON, and plain forms without JavaScript, which are redirected to a
 * page: on a refusal to the one they came from, with the key of the fault in the address.
 */
export function createFormAnswers({ pageUrls }: FormAnswersDeps) {
  const leave = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)

  return {
    /** Returns where a visitor goes on after the sign-in. */
    onward: (request: FastifyRequest, returnUrl: string | undefined) =>
      onwardUrl(pageUrls, request.language, returnUrl),

    /** `next`: the URL to which a form is redirected. */
    done(request: FastifyRequest, reply: FastifyReply, next: string, status: 200 | 202 | 204, body: object | null) {
      return isForm(request) ? leave(reply, next) : reply.code(status).send(body)
    },

    async refused(
      request: FastifyRequest,
      reply: FastifyReply,
      refusal: Refusal,
      page: keyof AccountPages,
      kept: Record<string, string | undefined> = {},
    ) {
      const seconds = refusal.kind === 'business' ? refusal.problems[0]?.details?.['retryAfter'] : undefined
      if (typeof seconds === 'number') void reply.header('retry-after', String(seconds))
      const key = keyOf(refusal)
      if (!isForm(request) || key === null) return refuseRequest(refusal)
      const minutes = typeof seconds === 'number' ? String(Math.ceil(seconds / 60)) : undefined
      const entries = Object.entries({ ...kept, error: key, minutes }).filter(
        (entry): entry is [string, string] => !!entry[1],
      )
      return leave(reply, `${(await pageUrls(request.language))[page]}?${new URLSearchParams(entries).toString()}`)
    },

    pageUrls,
  }
}

/** The text key that a page can show for a refusal; null: the refusal has none. */
function keyOf(refusal: Refusal): string | null {
  if (refusal.kind === 'business') return refusal.problems[0]?.key ?? null
  return refusal.kind === 'fields' ? (Object.values(refusal.fields)[0]?.[0] ?? null) : null
}
