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
 * Subscriptions to releases by mail. A form requests one; the subscriber confirms it by mail through the intermediate user of
 * `consents`; a link in each mail ends it.
 */

export interface SubscriptionsDeps {
  db: Database
  clock: Clock
  keyring: Pick<Keyring, 'unsubscribe'>
  publicUrl: string
  newsroom: Pick<Newsroom, 'hasFeed'>
  ask: Marketing['optIns']['ask']
}

/** Details stored with a request for a subscription until it is confirmed. */
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

    /** Takes the form as received. The form itself lets the e-mail be empty; this check does not (C-0.11). */
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

    /** Runs in the transaction that records the confirmation from the mailbox. */
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

    /** Whether the requested subscription is active. */
    isConfirmed: async (executor: Executor, { details, emailKey }: IntermediateUserRow): Promise<boolean> =>
      Value.Check(Details, details) &&
      (await store.findRunning(executor, { feedId: details.feedId, emailKey })) !== null,

    tokenOf: ({ id }: Pick<store.SubscriptionRow, 'id'>): string => tokens.make(id),

    /** Null: the token is invalid, or its subscription no longer exists. */
    async find(token: string | undefined): Promise<store.SubscriptionRow | null> {
      const id = tokens.read(token)
      return id === null ? null : store.findSubscription(db, id)
    },

    end: (id: string): Promise<void> => inTransaction(db, (tx) => store.endSubscription(tx, id, clock.now())),
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
