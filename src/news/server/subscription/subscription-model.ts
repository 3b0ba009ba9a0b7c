import type { Language } from '#src/common/locale.ts'
import { subscriptionPath } from '#src/consents/contract/subscription-path.ts'
import type { NewsCategory } from '../../contract/release.ts'
import type { NewsSubscription } from '../../contract/subscription.ts'
import type { Newsroom } from '../newsroom.ts'

export interface SubscriptionModelDeps {
  newsroom: Pick<Newsroom, 'hasFeed' | 'privacy'>
  categories: (feedId: string, language: Language) => NewsCategory[]
  publicUrl: string
  /** The URL of an outside service that the form posts to; empty: the shop's receiver. */
  serviceUrl: string
}

/** The editors' settings of a form, on its block or page. */
interface FormSettings {
  feedId: string
  subscriptionSuccessPageUrl: string
  subscriptionErrorPageUrl: string
}

/** Returns the model of a subscription form; null: this feed offers no subscription. */
export const createSubscriptionModel =
  ({ newsroom, categories, publicUrl, serviceUrl }: SubscriptionModelDeps) =>
  (
    { feedId, subscriptionSuccessPageUrl, subscriptionErrorPageUrl }: FormSettings,
    language: Language,
  ): NewsSubscription | null => {
    const privacy = newsroom.privacy(language)
    if (privacy === null || !newsroom.hasFeed(feedId)) return null
    const absolute = (url: string): string => (url.startsWith('/') ? publicUrl + url : url)
    return {
      action: serviceUrl === '' ? subscriptionPath : serviceUrl,
      subscriptionUniqueIdentifier: feedId,
      redirectUrlSubscriptionSuccess: absolute(subscriptionSuccessPageUrl),
      redirectUrlSubscriptionFailed: absolute(subscriptionErrorPageUrl),
      replyLanguage: language,
      categories: categories(feedId, language),
      privacyText: privacy.text,
      privacyVersion: privacy.version,
    }
  }

export type SubscriptionModel = ReturnType<typeof createSubscriptionModel>
