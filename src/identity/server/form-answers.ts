import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import { refuseRequest } from '#src/platform/http/route-types.ts'
import { safeReturn } from '../rules/safe-return.ts'
import type { AccountPages } from './account/account-mails.ts'

export interface FormAnswersDeps {
  pageUrls: (language: FastifyRequest['language']) => Promise<AccountPages>
}

/** Where somebody goes on who is signed in: where they came from, or to their account. */
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
 * The same calls serve the page's code, which reads JSON, and its forms where there is no JavaScript, which are led on to a page:
 * to the one they came from with what went wrong in the address, by its key.
 */
export function createFormAnswers({ pageUrls }: FormAnswersDeps) {
  const leave = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)

  return {
    /** Where somebody goes on who has signed in. */
    onward: (request: FastifyRequest, returnUrl: string | undefined) =>
      onwardUrl(pageUrls, request.language, returnUrl),

    /** `next`: where a form is led to. */
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

/** What a page can say of it; null for what has no words of its own. */
function keyOf(refusal: Refusal): string | null {
  if (refusal.kind === 'business') return refusal.problems[0]?.key ?? null
  return refusal.kind === 'fields' ? (Object.values(refusal.fields)[0]?.[0] ?? null) : null
}
