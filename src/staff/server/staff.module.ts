import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import type { AccountRateLimits } from '#src/identity/server/account/account-rate-limits.ts'
import type { BrowserCookies } from '#src/identity/server/account/browser-cookies.ts'
import type { PasswordHashing } from '#src/identity/server/account/password-hashing.ts'
import type { PasswordStrength } from '#src/identity/server/account/password-strength.ts'
import { createPasskeys } from '#src/identity/server/passkeys/passkeys.ts'
import { createSessions } from '#src/identity/server/session/sessions.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import { RefusalError } from '#src/common/errors.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { createInvitations } from './invitations.ts'
import { createJoining } from './joining.ts'
import { createMembers } from './members.ts'
import { membersRoutes } from './members.routes.ts'
import { type OfficeDeps, officeRoutes } from './office.routes.ts'
import { createOwnFactors } from './own-factors.ts'
import { createOwnNews } from './own-news.ts'
import { ownRoutes } from './own.routes.ts'
import { invitationQueue, staffNewsQueue } from './queues.ts'
import { createSecondFactors } from './second-factors.ts'
import { createSignInAudit, createStaffAuth } from './sign-in-audit.ts'
import { staffSignInRoutes } from './sign-in.routes.ts'
import { createStaffActors, isOfficeCall } from './staff-actor.ts'
import { createStaffMails, type StaffMailsDeps } from './staff-mails.ts'
import { createStaffSignIn } from './staff-sign-in.ts'

export interface StaffModuleOptions extends StaffMailsDeps, OfficeDeps {
  log: Pick<Log, 'warn'>
  jobs: Pick<Jobs, 'send'>
  keyring: { staff: PurposeKeys }
  /** Passwords of staff are hashed in the same queue as customers'. */
  identity: {
    staffBase: {
      rateLimiter: AccountRateLimits
      cookies: BrowserCookies
      hashing: PasswordHashing
      strength: PasswordStrength
    }
  }
}

/** Signing in to the back office, and its staff. */
export function createStaffModule(options: StaffModuleOptions) {
  const { db, publicUrl, identity, keyring } = options
  const base = {
    ...options,
    ...identity.staffBase,
    keys: keyring.staff,
    sessions: createSessions(options, 'staff'),
    passkeys: createPasskeys(options, 'staff'),
    news: createOwnNews(options),
    audit: createSignInAudit(options),
  }
  const enter = createStaffAuth(base)
  const takeCode = createSecondFactors({ ...base, pass: createRateLimiter(db, base) })
  const invitations = createInvitations(options)
  const members = createMembers({ ...base, invitations })
  const mails = createStaffMails(options)
  const withStaff = createStaffActors(base)

  function routes(app: App): void {
    void app.register(async (scope: App) => {
      scope.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
        const isOwn = isOfficeCall(request, publicUrl)
        done(isOwn ? undefined : new RefusalError({ kind: 'forbidden' }))
      })
      const joining = createJoining({ ...base, enter })
      staffSignInRoutes({ signIn: createStaffSignIn({ ...base, takeCode, enter }), joining })(scope)
    })
    ownRoutes({ ...base, factors: createOwnFactors({ ...base, takeCode }) })(app)
    membersRoutes({ members, invitations })(app)
  }

  return {
    invitations,
    members,
    routes: [routes, officeRoutes(options)],
    /** Returns the employee on routes that admit staff, else the actor that `others` finds. */
    actorOf: (others: (request: FastifyRequest) => Promise<Actor | null>) => withStaff(others),
    async registerWork(jobs: Pick<Jobs, 'work'>): Promise<void> {
      await jobs.work(invitationQueue, ({ invitationId }) => mails.sendInvitation(invitationId))
      await jobs.work(staffNewsQueue, (news) => mails.sendNews(news))
    },
  }
}

export const staffRetention: readonly RetentionRule[] = [
  { table: 'staff_sign_in', since: 'ends_at', days: 0, reason: 'the second proof did not come' },
  { table: 'staff_invitation', since: 'ends_at', days: 1, reason: 'its link has long ended' },
  { table: 'staff_recovery_code', since: 'used_at', days: 1, reason: 'it has been used' },
]
