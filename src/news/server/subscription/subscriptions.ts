import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { cleanLine } from '#src/common/clean-text.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import { isLanguage, type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { SubscriptionForm } from '#src/consents/contract/marketing.ts'
import type { IntermediateUserRow, Marketing } from '#src/consents/server/marketing/marketing.ts'
import { createTokenKind } from '#src/consents/server/marketing/tokens.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import { filtersMax } from '../../contract/limits.ts'
import { newsroomPath } from '../../contract/paths.ts'
import { parseFilters } from '../../contract/news-list.ts'
import { subscriptionRules } from '../../rules/subscription-rules.ts'
import type { Newsroom } from '../newsroom.ts'
import * as store from './subscription.store.ts'

/*
 * Who has releases mailed. A form asks; the mailbox confirms it through the intermediate user of `consents`; a link of each mail ends it.
 */

export interface SubscriptionsDeps {
  db: Database
  clock: Clock
  keyring: Pick<Keyring, 'unsubscribe'>
  publicUrl: string
  newsroom: Pick<Newsroom, 'hasFeed'>
  ask: Marketing['optIns']['ask']
}

/** What waits with an asking. */
const Details = Type.Object({
  feedId: Type.String(),
  language: Type.Enum(languages),
  categories: Type.Array(Type.String(), { maxItems: filtersMax }),
})
type Details = Type.Static<typeof Details>

export function createSubscriptions({ db, clock, keyring, publicUrl, newsroom, ask }: SubscriptionsDeps) {
  const tokens = createTokenKind(keyring.unsubscribe, 'news-subscription')

  return {
    publicUrl,
    isFeed: (identifier: string): boolean => identifier !== '' && newsroom.hasFeed(identifier),
    homeUrl: (language: Language): string => withLanguage(newsroomPath[language], language),

    /** The form as it was received. An e-mail that the form itself lets be empty is missed here (C-0.11). */
    async ask(
      form: SubscriptionForm,
      { language, network }: { language: Language; network: string },
    ): Promise<'taken' | 'fault' | 'too-often'> {
      const name = cleanLine(form.name ?? '')
      const email = cleanLine(form.email ?? '')
      const isFilled = brokenRule(subscriptionRules.name, name) === null && email !== ''
      if (!isFilled || brokenRule(subscriptionRules.email, email) !== null) return 'fault'
      if (form.privacyStatementAccepted !== 'true') return 'fault'
      const press: Details = {
        feedId: form.subscriptionUniqueIdentifier ?? '',
        language: isLanguage(form.language) ? form.language : language,
        categories: parseFilters(form.CustomCategory),
      }
      const outcome = await ask({ email, name, language, network, press })
      return outcome.kind
    },

    /** Part of the transaction in which the mailbox has said yes. */
    async confirmed(tx: Transaction, asking: IntermediateUserRow, version: string): Promise<void> {
      if (!Value.Check(Details, asking.details)) throw new Error('An asking says of no releases')
      const { feedId, language, categories } = asking.details
      await store.upsertSubscription(tx, {
        feedId,
        email: asking.email,
        emailKey: asking.emailKey,
        name: asking.name,
        language,
        replyLanguage: asking.language,
        categories,
        version,
        confirmedAt: clock.now(),
      })
    },

    /** Whether what was asked for goes on. */
    isConfirmed: async (executor: Executor, { details, emailKey }: IntermediateUserRow): Promise<boolean> =>
      Value.Check(Details, details) &&
      (await store.findRunning(executor, { feedId: details.feedId, emailKey })) !== null,

    tokenOf: ({ id }: Pick<store.SubscriptionRow, 'id'>): string => tokens.make(id),

    /** Null: no token of ours, or nothing is kept of it any more. */
    async find(token: string | undefined): Promise<store.SubscriptionRow | null> {
      const id = tokens.read(token)
      return id === null ? null : store.findSubscription(db, id)
    },

    end: (id: string): Promise<void> => inTransaction(db, (tx) => store.endSubscription(tx, id, clock.now())),
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
