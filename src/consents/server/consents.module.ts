import type { TextLookup } from '#src/common/errors.ts'
import { languageOfPath, languages, type Localized, withoutLanguage } from '#src/common/locale.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import type { Visitors } from '#src/identity/server/visitors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import type { Log } from '#src/platform/logging.ts'
import { consentVersion } from '#src/shell/contract/consent.ts'
import { refusalYears } from '../contract/marketing.ts'
import { cdsRoutes } from './cds/cds.routes.ts'
import { type CdsPagesDeps, createCdsPages } from './cds/cds-pages.ts'
import { consentsRoutes } from './consents.routes.ts'
import { cookieNoticeText } from './cookie-notice.ts'
import { consentDataRoutes } from './marketing/consent-data.routes.ts'
import type { Marketing } from './marketing/marketing.ts'
import { myConsentsRoutes, type MyConsentsRoutesDeps } from './marketing/my-consents.routes.ts'
import { subscriberResource } from './marketing/subscribers.resource.ts'
import { type PressSubscriptions, subscriptionsRoutes } from './marketing/subscriptions.routes.ts'
import { keepPolicy } from './policies/policies.ts'
import { createPolicyReader } from './policies/policy-reader.ts'
import { policyRoutes } from './policies/policies.routes.ts'

const policyPage = 'content:cookies'

export interface ConsentsModuleDeps extends CdsPagesDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  keyring: Pick<Keyring, 'consents'>
  visitors: Pick<Visitors, 'idOfCookies'>
  resolveLinks: LinkResolver
  findPage: FindPage
  marketing: Marketing
  text: TextLookup
  press?: PressSubscriptions
  customerOf: MyConsentsRoutesDeps['customerOf']
  /** See `consentDataRoutes`. */
  tellsTokens: boolean
}

/** Consents to cookies and to marketing: questions, choices and their texts by version. */
export function createConsentsModule(deps: ConsentsModuleDeps) {
  const { db, clock, log, keyring, visitors, resolveLinks, findPage, marketing } = deps
  const policies = createPolicyReader(deps)
  const pages = createCdsPages(deps)

  /** The cookie notice ships with the program; the first process that serves a version stores it. */
  async function keepCookieNotice(): Promise<void> {
    const words = Object.fromEntries(languages.map((language) => [language, cookieNoticeText(language)]))
    const policy = { key: 'cookies', version: String(consentVersion) }
    const isSame = await keepPolicy(db, { ...policy, words: words as Localized<{ title: string; text: string }> }) // one for each
    if (!isSame) log.error({ version: consentVersion }, 'the cookie notice says something else than its version did')
  }

  return {
    start: keepCookieNotice,
    resources: [subscriberResource(deps)],
    routes: [
      consentsRoutes({
        db,
        clock,
        keys: keyring.consents,
        visitorIdOf: ({ cookies }) => visitors.idOfCookies(cookies),
        pageAt: async (path) => (await findPage(withoutLanguage(path), languageOfPath(path)))?.url ?? null,
        policyUrl: async (language) => (await resolveLinks([policyPage], language)).get(policyPage)?.path ?? '',
      }),
      policyRoutes({ policies, pages }),
      cdsRoutes({ marketing, policies, pages }),
      subscriptionsRoutes({ ...deps, pages }),
      consentDataRoutes(deps),
      myConsentsRoutes(deps),
    ],
  } satisfies DomainModule
}

export const consentsRetention: readonly RetentionRule[] = [
  {
    table: 'consent_log',
    since: 'created_at',
    days: 2 * 365,
    reason: 'a choice counts for a year, and can be asked about for another',
  },
  { table: 'intermediate_user', since: 'ends_at', days: 1, reason: 'its mailbox has not said anything in time' },
  {
    table: 'marketing_permission',
    since: 'changed_at',
    days: refusalYears * 365,
    only: 'not is_given',
    reason: 'whoever has said no is not asked again for so long, and forgotten then',
  },
]
