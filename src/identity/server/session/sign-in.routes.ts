import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { CodeAskBody, CodeBody, MailState, ReturnBody, SignedInAnswer, SignInBody } from '../../contract/sign-in.ts'
import { clientOf } from '../account/account.routes.ts'
import type { FormAnswers } from '../form-answers.ts'
import { safeReturn } from '../../rules/safe-return.ts'
import type { AccountPages } from '../account/account-mails.ts'
import type { CodeSignIn } from './code-sign-in.ts'
import type { Entered } from './sign-in-session.ts'
import type { SignIn } from './sign-in.ts'
import type { SignOut } from './sign-out.ts'

export interface SignInRouteDeps {
  signIn: SignIn
  codes: CodeSignIn
  signOut: SignOut
  forms: FormAnswers
}

const config = { permission: 'identity:write' } as const
const isTicked = (remember: boolean | 'on' | undefined): boolean => remember === true || remember === 'on'

/** Signing in and out (C-6.1, C-6.3). The scope parses forms and refuses other sites' requests. */
export const signInRoutes =
  ({ signIn, codes, signOut, forms }: SignInRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['identity'])
    async function answer(
      [request, reply]: [FastifyRequest, FastifyReply],
      result: Result<Entered, Refusal>,
      page: keyof AccountPages,
      returnUrl: string | undefined,
      kept: Record<string, string> = {},
    ) {
      const safe = safeReturn(returnUrl) ?? undefined
      if (!result.ok) return forms.refused(request, reply, result.error, page, { ...kept, returnUrl: safe })
      const redirectUrl = await forms.onward(request, returnUrl)
      for (const cookie of result.value.cookies) void reply.header('set-cookie', cookie)
      const { cartMerge } = result.value
      return forms.done(request, reply, redirectUrl, 200, { redirectUrl, cartMerge } satisfies SignedInAnswer)
    }

    route(
      'POST /api/identity/login',
      {
        summary: 'Signs in with a password',
        description: 'One answer, `login/failed`, for a wrong password and for no such account; 423 after too many.',
        ...config,
        body: SignInBody,
        answer: SignedInAnswer,
      },
      async ({ body: { email, password, remember, returnUrl }, request, reply }) => {
        const result = await signIn({ email, password, isKept: isTicked(remember) }, clientOf(request))
        return answer([request, reply], result, 'signIn', returnUrl)
      },
    )
    route(
      'POST /api/identity/login/code',
      {
        summary: 'Mails a code to sign in with',
        description: 'Always 202, whether there is such an account or not.',
        ...config,
        body: CodeAskBody,
        status: 202,
      },
      async ({ body: { email, remember, returnUrl }, language, request, reply }) => {
        const result = await codes.ask(email, isTicked(remember), language, clientOf(request))
        const kept = { returnUrl: safeReturn(returnUrl) ?? undefined }
        if (!result.ok) return forms.refused(request, reply, result.error, 'signIn', kept)
        void reply.header('set-cookie', result.value)
        const { signIn: page } = await forms.pageUrls(language)
        const query = new URLSearchParams({ step: 'code', ...(kept.returnUrl && { returnUrl: kept.returnUrl }) })
        return forms.done(request, reply, `${page}?${query.toString()}`, 202, null)
      },
    )
    route(
      'POST /api/identity/login/code/verify',
      {
        summary: 'Signs in with the code that was mailed',
        description: 'In the browser that asked for it. One answer, `login/code-invalid`, for whatever is wrong.',
        ...config,
        body: CodeBody,
        answer: SignedInAnswer,
      },
      async ({ body: { code, returnUrl }, request, reply }) => {
        const result = await codes.verify(code, clientOf(request))
        return answer([request, reply], result, 'signIn', returnUrl, { step: 'code' })
      },
    )
    for (const everywhere of [false, true]) {
      route(
        `POST ${everywhere ? '/api/identity/signout/everywhere' : '/api/identity/signout'}`,
        {
          summary: everywhere ? 'Ends every session of who is signed in' : 'Ends the session of this browser',
          ...config,
          body: ReturnBody,
          answer: SignedInAnswer,
        },
        async ({ body, language, request, reply }) => {
          for (const cookie of await signOut(request.cookies, everywhere)) void reply.header('set-cookie', cookie)
          const { signOut: page } = await forms.pageUrls(language)
          const redirectUrl = safeReturn(body.returnUrl) ?? (page ? `${page}?step=done` : '/')
          return forms.done(request, reply, redirectUrl, 200, { redirectUrl })
        },
      )
    }
  }

/** For the pages that say a mail is on its way. The route does not reveal whose mails wait. */
export const mailStateRoute =
  ({ isMailDelayed }: { isMailDelayed: () => Promise<boolean> }) =>
  (app: App): void => {
    const route = routesOf(app, ['identity'])
    route(
      'GET /api/identity/mail-state',
      { summary: 'Whether mails are sent late at the moment', permission: 'identity:read', answer: MailState },
      async ({ reply }) => {
        void reply.header('cache-control', 'no-store')
        return { isDelayed: await isMailDelayed() }
      },
    )
  }
