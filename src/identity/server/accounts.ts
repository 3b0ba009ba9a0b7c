import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createGates, type Gates } from '#src/platform/http/gates.ts'
import { type App, RefusalError } from '#src/platform/http/route-types.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import { createAccountGates } from './account/account-gates.ts'
import { type AccountMailsDeps, createAccountMails } from './account/account-mails.ts'
import { createAccountDesk } from './account/account-desk.ts'
import { accountRoutes } from './account/account.routes.ts'
import { createBrowserCookies } from './account/browser-cookies.ts'
import { createCustomerDesk } from './account/customer-desk.ts'
import { createEmailChange } from './account/email-change.ts'
import { createMailProofs } from './account/mail-proofs.ts'
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
import type { OnArrival, OnEmailChanged } from './session/arrival.ts'
import { createCodeSignIn } from './session/code-sign-in.ts'
import { createDevices } from './session/devices.ts'
import { deviceRoutes } from './session/devices.routes.ts'
import { createEntrance } from './session/entrance.ts'
import { isOwnSite } from './session/own-site.ts'
import { createSignIn } from './session/sign-in.ts'
import { mailStateRoute, signInRoutes } from './session/sign-in.routes.ts'
import { createSignOut } from './session/sign-out.ts'

export interface AccountsDeps extends AccountMailsDeps {
  isMailDelayed: () => Promise<boolean>
  onArrival: OnArrival
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  jobs: Pick<Jobs, 'send'>
  keys: PurposeKeys
  identity: Pick<Identity, 'sessions' | 'visitors'>
  /** False for load runs: mails and their links are not counted. Passwords always are. */
  rateLimits: boolean
  accountMade: SignUpDeps['accountMade']
  onEmailChanged: OnEmailChanged
  /** Its own by default; tests count what is hashed. */
  hashing?: PasswordHashing
  /** Counts tries at passwords. Its own by default; tests of load let everything pass. */
  pass?: Gates
}

/** Accounts of customers: signing up, in and out, and their passwords. */
export function createAccounts(options: AccountsDeps) {
  const { db, keys, publicUrl, identity, pageUrls, rateLimits, hashing = createPasswordHashing() } = options
  const { pass = createGates(db, options) } = options
  const cookies = createBrowserCookies({ keys, publicUrl })
  const passMails = createGates(db, { log: options.log, isOff: !rateLimits })
  const gates = createAccountGates({ ...options, pass, passMails, cookies })
  const staffCookies = createBrowserCookies({ keys, publicUrl }, 'staff')
  const staffGates = createAccountGates({ ...options, pass, passMails, cookies: staffCookies }, 'staff')
  const mails = createAccountMails(options)
  const enter = createEntrance({ ...identity, clock: options.clock, cookies, mails, onArrival: options.onArrival })
  const base = { ...options, ...identity, cookies, gates, mails, enter }
  const proofs = createMailProofs(base)
  const checkPassword = createPasswordCheck({ gates, hashing })
  const isDoneBy = createUsedLinks(base)
  const desk = { ...base, proofs, hashing, checkPassword, isDoneBy, strength: createPasswordStrength() }
  const emailChange = createEmailChange(desk)
  const forms = createFormAnswers({ pageUrls })
  const accountPasskeys = createAccountPasskeys({ ...desk, passkeys: createPasskeys(options, 'customer') })

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
      const steps = { signUp: createSignUp(desk), passwords: createPasswords(desk), emailChange }
      accountRoutes({ ...desk, ...steps, forms })(scope)
      deviceRoutes({ ...desk, devices: createDevices(desk) })(scope)
      passkeyRoutes({ accountPasskeys, ...identity, forms })(scope)
    })
    mailStateRoute(options)(app)
  }

  return {
    routes,
    proofs,
    desk: createAccountDesk({ ...base, checkPassword }),
    /** Customers' accounts in the hands of the shop's people. */
    customerDesk: createCustomerDesk({ ...desk, emailChange }),
    /** For the accounts of staff, which are opened by the same passwords, hashed in the same queue. */
    staffBase: { gates: staffGates, cookies: staffCookies, hashing: desk.hashing, strength: desk.strength },
  }
}
