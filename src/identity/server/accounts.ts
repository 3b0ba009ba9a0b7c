import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createGates } from '#src/platform/http/gates.ts'
import { type App, RefusalError } from '#src/platform/http/route-types.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { createAccountGates } from './account/account-gates.ts'
import { type AccountMailsDeps, createAccountMails } from './account/account-mails.ts'
import { accountRoutes } from './account/account.routes.ts'
import { createBrowserCookies } from './account/browser-cookies.ts'
import { createMailProofs } from './account/mail-proofs.ts'
import { createPasswordHashing } from './account/password-hashing.ts'
import { createPasswordStrength } from './account/password-strength.ts'
import { createPasswords } from './account/passwords.ts'
import { createSignUp } from './account/sign-up.ts'
import { createFormAnswers } from './form-answers.ts'
import type { Identity } from './identity.ts'
import { createCodeSignIn } from './session/code-sign-in.ts'
import { createEntrance } from './session/entrance.ts'
import { isOwnSite } from './session/own-site.ts'
import { createSignIn } from './session/sign-in.ts'
import { signInRoutes } from './session/sign-in.routes.ts'
import { createSignOut } from './session/sign-out.ts'

export interface AccountsDeps extends AccountMailsDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  keys: PurposeKeys
  identity: Pick<Identity, 'sessions' | 'visitors'>
  /** False for load runs: nothing is counted. */
  rateLimits: boolean
}

/** Accounts of customers: signing up, in and out, and their passwords. */
export function createAccounts(options: AccountsDeps) {
  const { db, keys, publicUrl, identity, pageUrls, rateLimits } = options
  const cookies = createBrowserCookies({ keys, publicUrl })
  const gates = createAccountGates({ pass: createGates(db, !rateLimits), keys, cookies })
  const mails = createAccountMails(options)
  const enter = createEntrance({ ...identity, cookies, mails })
  const base = { ...options, ...identity, cookies, gates, mails, enter }
  const proofs = createMailProofs(base)
  const desk = { ...base, proofs, hashing: createPasswordHashing(), strength: createPasswordStrength() }
  const forms = createFormAnswers({ pageUrls })

  /** In a scope of its own: forms are read here, and what another site sends is refused. */
  function routes(app: App): void {
    void app.register(async (scope: App) => {
      await scope.register(formbody, { bodyLimit: 16 * 1024 })
      scope.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
        const isOwn = request.method === 'GET' || isOwnSite(request, publicUrl)
        done(isOwn ? undefined : new RefusalError({ kind: 'forbidden' }))
      })
      signInRoutes({ signIn: createSignIn(desk), codes: createCodeSignIn(desk), signOut: createSignOut(base), forms })(
        scope,
      )
      accountRoutes({ ...desk, signUp: createSignUp(desk), passwords: createPasswords(desk), forms })(scope)
    })
  }

  return { routes, proofs }
}
