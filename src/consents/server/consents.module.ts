import { languageOfPath, withoutLanguage } from '#src/common/locale.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import type { Visitors } from '#src/identity/server/visitors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import { consentsRoutes } from './consents.routes.ts'

const policyPage = 'content:cookies'

export interface ConsentsModuleDeps {
  db: Database
  clock: Clock
  keyring: Pick<Keyring, 'consents'>
  visitors: Pick<Visitors, 'idOfCookies'>
  resolveLinks: LinkResolver
  findPage: FindPage
}

/** What visitors are asked about cookies, and what they chose. */
export const createConsentsModule = ({ db, clock, keyring, visitors, resolveLinks, findPage }: ConsentsModuleDeps) =>
  ({
    routes: [
      consentsRoutes({
        db,
        clock,
        keys: keyring.consents,
        visitorIdOf: ({ cookies }) => visitors.idOfCookies(cookies),
        pageAt: async (path) => (await findPage(withoutLanguage(path), languageOfPath(path)))?.url ?? null,
        policyUrl: async (language) => (await resolveLinks([policyPage], language)).get(policyPage)?.path ?? '',
      }),
    ],
  }) satisfies DomainModule

export const consentsRetention: readonly RetentionRule[] = [
  {
    table: 'consent_log',
    since: 'created_at',
    days: 2 * 365,
    reason: 'a choice counts for a year, and can be asked about for another',
  },
]
