import type { FastifyRequest } from 'fastify'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { networkOf } from '#src/platform/http/network.ts'
import { safeReturn } from '../../rules/safe-return.ts'
import {
  ConfirmBody,
  EmailBody,
  EmailChangeBody,
  marketingConsent,
  PasswordBody,
  ResetBody,
  SignUpBody,
} from '../../contract/sign-in.ts'
import type { FormAnswers } from '../form-answers.ts'
import type { ClientInfo } from './account-rate-limits.ts'
import type { EmailChange } from './email-change.ts'
import type { Passwords } from './passwords.ts'
import type { SignUp } from './sign-up.ts'
import type { Sessions } from '../session/sessions.ts'

export interface AccountRouteDeps {
  signUp: SignUp
  passwords: Passwords
  emailChange: EmailChange
  sessions: Sessions
  forms: FormAnswers
}

export const clientOf = ({ cookies, ip, headers }: FastifyRequest): ClientInfo => ({
  cookies,
  network: networkOf(ip),
  device: headers['user-agent'] ?? '',
})

const config = { permission: 'identity:write' } as const

/** Accounts and their passwords (C-6.4). The scope parses forms and refuses other sites' requests. */
export const accountRoutes =
  ({ signUp, passwords, emailChange, sessions, forms }: AccountRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['account'])
    const asked = (page: string): string => `${page}?step=sent`

    route(
      'POST /api/cda/me/signup',
      {
        summary: 'Asks for an account',
        description: 'Always 202: a mail asks to confirm the address, or says that it has an account already.',
        ...config,
        limit: 'forms',
        body: SignUpBody,
        status: 202,
      },
      async ({ body, request, reply }) => {
        const {
          language = request.language,
          phone = '',
          consents = [],
          marketing,
          marketingVersion,
          orderNumber,
          ...form
        } = body
        const ticked = { id: marketingConsent, accepted: marketing === 'on', version: marketingVersion ?? '' }
        const given = marketing === undefined ? consents : [...consents, ticked]
        const extras = { consents: given, orderNumber }
        const result = await signUp.ask({ ...form, phone: phone.trim() }, extras, language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'signUp')
        void reply.header('set-cookie', result.value)
        return forms.done(request, reply, asked((await forms.pageUrls(language)).signUp), 202, null)
      },
    )
    route(
      'POST /api/cda/me/email/token',
      { summary: 'Mails the link of a sign-up again', ...config, body: EmailBody, status: 202 },
      async ({ body, language, request, reply }) => {
        const result = await signUp.again(body.email, language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'signUp', { step: 'sent' })
        return forms.done(request, reply, asked((await forms.pageUrls(language)).signUp), 202, null)
      },
    )
    route(
      'POST /api/cda/me/email/confirm',
      {
        summary: 'Confirms an address: makes its account and signs in, or makes it the account’s',
        description:
          'Refused with `account/password-needed` where another browser has signed up: then with the password it chose.',
        ...config,
        body: ConfirmBody,
      },
      async ({ body: { token, password, returnUrl }, language, request, reply }) => {
        const next = safeReturn(returnUrl) ?? `${(await forms.pageUrls(language)).emailConfirm}?step=done`
        if (await emailChange.isAbout(token)) {
          const changed = await emailChange.confirm({ token, password, visit: clientOf(request) })
          if (!changed.ok) return forms.refused(request, reply, changed.error, 'emailConfirm', { token })
          return forms.done(request, reply, next, 204, null)
        }
        const result = await signUp.confirm({ token, password }, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'emailConfirm', { token })
        for (const cookie of result.value.cookies) void reply.header('set-cookie', cookie)
        return forms.done(request, reply, next, 204, null)
      },
    )
    route(
      'POST /api/cda/me/password/token',
      {
        summary: 'Mails a link to choose a new password',
        description: 'Always 202, whether there is such an account or not.',
        ...config,
        body: EmailBody,
        status: 202,
      },
      async ({ body, language, request, reply }) => {
        const result = await passwords.forgotten(body.email, language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'passwordForgotten')
        return forms.done(request, reply, asked((await forms.pageUrls(language)).passwordForgotten), 202, null)
      },
    )
    route(
      'POST /api/cda/me/password/reset',
      { summary: 'Sets a new password by the link that was mailed; every session ends', ...config, body: ResetBody },
      async ({ body, language, request, reply }) => {
        const result = await passwords.reset(body, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'passwordReset', { token: body.token })
        const { signIn } = await forms.pageUrls(language)
        return forms.done(request, reply, `${signIn}?notice=password-changed`, 204, null)
      },
    )
    route(
      'PUT /api/cda/me',
      {
        summary: 'Asks for another e-mail address',
        description: '202 whether the address is free or not: a mail asks to confirm it, and the old address is told.',
        permission: 'my-account:write',
        body: EmailChangeBody,
        status: 202,
      },
      async ({ body, language, request, reply }) => {
        const signedIn = (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })
        const result = await emailChange.ask(body, signedIn, language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'account')
        void reply.header('set-cookie', result.value)
      },
    )
    route(
      'POST /api/cda/me/password',
      { summary: 'Changes the password; every other session ends', permission: 'my-account:write', body: PasswordBody },
      async ({ body, request, reply }) => {
        const signedIn = (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })
        const result = await passwords.change(body, signedIn, clientOf(request))
        return result.ok ? reply.code(204).send(null) : forms.refused(request, reply, result.error, 'account')
      },
    )
  }
