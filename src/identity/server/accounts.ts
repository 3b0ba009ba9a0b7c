import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createRateLimiter, type RateLimiter } from '#src/platform/http/rate-limiter.ts'
import { RefusalError } from '#src/common/errors.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import { createAccountRateLimits } from './account/account-rate-limits.ts'
import { type AccountMailsDeps, createAccountMails } from './account/account-mails.ts'
import { createAccountAdmin } from './account/account-admin.ts'
import { accountRoutes } from './account/account.routes.ts'
import { createBrowserCookies } from './account/browser-cookies.ts'
import { createCustomerAdmin } from './account/customer-admin.ts'
import { createEmailChange } from './account/email-change.ts'
import { createEmailVerifications } from './account/email-verifications.ts'
import { createPasswordCheck } from './account/password-check.ts'
import { createPasswordHashing, type PasswordHashing } from './account/password-hashing.ts'
import { createPasswordStrength } from './account/password-strength.ts'
import { createPasswords } from './account/passwords.ts'
import { createSignUp, type SignUpDeps } from './account/sign-up.ts'
import { createUsedLinks } from './account/used-links.ts'
import { createFormAnswers } from './form-answers.ts'
import { createAccountPasskeys } from './passkeys/account-passkeys.ts'
import { passkeyRoutes } from './passkeys/passkey.routes.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import type { Identity } from './identity.ts'
import type { OnSignIn, OnEmailChanged } from './session/on-sign-in.ts'
import { createCodeSignIn } from './session/code-sign-in.ts'
import { createDevices } from './session/devices.ts'
import { deviceRoutes } from './session/devices.routes.ts'
import { createSignInSession } from './session/sign-in-session.ts'
import { isOwnSite } from './session/own-site.ts'
import { createSignIn } from './session/sign-in.ts'
import { mailStateRoute, signInRoutes } from './session/sign-in.routes.ts'
import { createSignOut } from './session/sign-out.ts'

export interface AccountsDeps extends AccountMailsDeps {
  isMailDelayed: () => Promise<boolean>
  onSignIn: OnSignIn
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  jobs: Pick<Jobs, 'send'>
  keys: PurposeKeys
  identity: Pick<Identity, 'sessions' | 'visitors'>
  /** False in load runs: mails and their links are not counted, but passwords always are. */
  rateLimits: boolean
  accountMade: SignUpDeps['accountMade']
  onEmailChanged: OnEmailChanged
  /** The module makes one by default; tests count what is hashed. */
  hashing?: PasswordHashing
  /** Counts tries at passwords. The module makes one by default; load tests let everything pass. */
  pass?: RateLimiter
}

/** Accounts of customers: signing up, in and out, and their passwords. */
export function createAccounts(options: AccountsDeps) {
  const { db, keys, publicUrl, identity, pageUrls, rateLimits, hashing = createPasswordHashing() } = options
  const { pass = createRateLimiter(db, options) } = options
  const cookies = createBrowserCookies({ keys, publicUrl })
  const passMails = createRateLimiter(db, { log: options.log, isOff: !rateLimits })
  const rateLimiter = createAccountRateLimits({ ...options, pass, passMails, cookies })
  const staffCookies = createBrowserCookies({ keys, publicUrl }, 'staff')
  const staffGates = createAccountRateLimits({ ...options, pass, passMails, cookies: staffCookies }, 'staff')
  const mails = createAccountMails(options)
  const enter = createSignInSession({ ...identity, clock: options.clock, cookies, mails, onSignIn: options.onSignIn })
  const base = { ...options, ...identity, cookies, rateLimiter, mails, enter }
  const proofs = createEmailVerifications(base)
  const checkPassword = createPasswordCheck({ rateLimiter, hashing })
  const isDoneBy = createUsedLinks(base)
  const admin = { ...base, proofs, hashing, checkPassword, isDoneBy, strength: createPasswordStrength() }
  const emailChange = createEmailChange(admin)
  const forms = createFormAnswers({ pageUrls })
  const accountPasskeys = createAccountPasskeys({ ...admin, passkeys: createPasskeys(options, 'customer') })

  /** Registers the routes in a separate scope: it parses forms and refuses requests from other sites. */
  function routes(app: App): void {
    void app.register(async (scope: App) => {
      await scope.register(formbody, { bodyLimit: 16 * 1024 })
      scope.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
        const isOwn = request.method === 'GET' || isOwnSite(request, publicUrl)
        done(isOwn ? undefined : new RefusalError({ kind: 'forbidden' }))
      })
      signInRoutes({
        signIn: createSignIn(admin),
        codes: createCodeSignIn(admin),
        signOut: createSignOut(base),
        forms,
      })(scope)
      const steps = { signUp: createSignUp(admin), passwords: createPasswords(admin), emailChange }
      accountRoutes({ ...admin, ...steps, forms })(scope)
      deviceRoutes({ ...admin, devices: createDevices(admin) })(scope)
      passkeyRoutes({ accountPasskeys, ...identity, forms })(scope)
    })
    mailStateRoute(options)(app)
  }

  return {
    routes,
    proofs,
    admin: createAccountAdmin({ ...base, checkPassword }),
    /** The admin service for customers' accounts. */
    customerAdmin: createCustomerAdmin({ ...admin, emailChange }),
    /** Shared with the accounts of staff, whose passwords are hashed in the same queue. */
    staffBase: { rateLimiter: staffGates, cookies: staffCookies, hashing: admin.hashing, strength: admin.strength },
  }
}
