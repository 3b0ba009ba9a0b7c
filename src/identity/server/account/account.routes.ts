import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
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

const tags = ['account']
const config = { permission: 'identity:write' } as const

/** Accounts and their passwords (C-6.4). The scope parses forms and refuses other sites' requests. */
export const accountRoutes =
  ({ signUp, passwords, emailChange, sessions, forms }: AccountRouteDeps) =>
  (app: App): void => {
    const asked = (page: string): string => `${page}?step=sent`

    app.post(
      '/api/cda/me/signup',
      {
        config: { ...config, limit: 'forms' },
        schema: {
          tags,
          summary: 'Asks for an account',
          description: 'Always 202: a mail asks to confirm the address, or says that it has an account already.',
          body: SignUpBody,
          response: { 202: Type.Null() },
        },
      },
      async (request, reply) => {
        const {
          language = request.language,
          phone = '',
          consents = [],
          marketing,
          marketingVersion,
          orderNumber,
          ...form
        } = request.body
        const ticked = { id: marketingConsent, accepted: marketing === 'on', version: marketingVersion ?? '' }
        const given = marketing === undefined ? consents : [...consents, ticked]
        const extras = { consents: given, orderNumber }
        const result = await signUp.ask({ ...form, phone: phone.trim() }, extras, language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'signUp')
        void reply.header('set-cookie', result.value)
        return forms.done(request, reply, asked((await forms.pageUrls(language)).signUp), 202, null)
      },
    )
    app.post(
      '/api/cda/me/email/token',
      {
        config,
        schema: { tags, summary: 'Mails the link of a sign-up again', body: EmailBody, response: { 202: Type.Null() } },
      },
      async (request, reply) => {
        const result = await signUp.again(request.body.email, request.language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'signUp', { step: 'sent' })
        return forms.done(request, reply, asked((await forms.pageUrls(request.language)).signUp), 202, null)
      },
    )
    app.post(
      '/api/cda/me/email/confirm',
      {
        config,
        schema: {
          tags,
          summary: 'Confirms an address: makes its account and signs in, or makes it the account’s',
          description:
            'Refused with `account/password-needed` where another browser has signed up: then with the password it chose.',
          body: ConfirmBody,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { token, password, returnUrl } = request.body
        const next = safeReturn(returnUrl) ?? `${(await forms.pageUrls(request.language)).emailConfirm}?step=done`
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
    app.post(
      '/api/cda/me/password/token',
      {
        config,
        schema: {
          tags,
          summary: 'Mails a link to choose a new password',
          description: 'Always 202, whether there is such an account or not.',
          body: EmailBody,
          response: { 202: Type.Null() },
        },
      },
      async (request, reply) => {
        const result = await passwords.forgotten(request.body.email, request.language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'passwordForgotten')
        return forms.done(request, reply, asked((await forms.pageUrls(request.language)).passwordForgotten), 202, null)
      },
    )
    app.post(
      '/api/cda/me/password/reset',
      {
        config,
        schema: {
          tags,
          summary: 'Sets a new password by the link that was mailed; every session ends',
          body: ResetBody,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const result = await passwords.reset(request.body, clientOf(request))
        if (!result.ok)
          return forms.refused(request, reply, result.error, 'passwordReset', { token: request.body.token })
        const { signIn } = await forms.pageUrls(request.language)
        return forms.done(request, reply, `${signIn}?notice=password-changed`, 204, null)
      },
    )
    app.put(
      '/api/cda/me',
      {
        config: { permission: 'my-account:write' },
        schema: {
          tags,
          summary: 'Asks for another e-mail address',
          description:
            '202 whether the address is free or not: a mail asks to confirm it, and the old address is told.',
          body: EmailChangeBody,
          response: { 202: Type.Null() },
        },
      },
      async (request, reply) => {
        const signedIn = (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })
        const result = await emailChange.ask(request.body, signedIn, request.language, clientOf(request))
        if (!result.ok) return forms.refused(request, reply, result.error, 'account')
        void reply.header('set-cookie', result.value)
        return reply.code(202).send(null)
      },
    )
    app.post(
      '/api/cda/me/password',
      {
        config: { permission: 'my-account:write' },
        schema: {
          tags,
          summary: 'Changes the password; every other session ends',
          body: PasswordBody,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const signedIn = (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })
        const result = await passwords.change(request.body, signedIn, clientOf(request))
        return result.ok ? reply.code(204).send(null) : forms.refused(request, reply, result.error, 'account')
      },
    )
  }
