import { expect, it } from 'vitest'
import { createSubscriptionModel } from './subscription-model.ts'

const settings = {
  feedId: 'konvehti',
  subscriptionSuccessPageUrl: '/uutiset/tilattu',
  subscriptionErrorPageUrl: 'https://shop.example/no',
}
const make = (
  serviceUrl: string,
  privacy: { text: string; version: string } | null = { text: '<p>x</p>', version: '1' },
) =>
  createSubscriptionModel({
    newsroom: { hasFeed: (feedId) => feedId === 'konvehti', privacy: () => privacy },
    categories: () => [{ code: 'PRO', name: 'Tuotteet' }],
    publicUrl: 'https://shop.example',
    serviceUrl,
  })

it('posts to our own receiver, with pages of result by absolute addresses', () => {
  expect(make('')(settings, 'sv')).toEqual({
    action: '/subscriptions/receive',
    subscriptionUniqueIdentifier: 'konvehti',
    redirectUrlSubscriptionSuccess: 'https://shop.example/uutiset/tilattu',
    redirectUrlSubscriptionFailed: 'https://shop.example/no',
    replyLanguage: 'sv',
    categories: [{ code: 'PRO', name: 'Tuotteet' }],
    privacyText: '<p>x</p>',
    privacyVersion: '1',
  })
})

it('posts to the service of the settings where there is one', () => {
  const action = 'https://publish.example/Subscription/Subscribe'
  expect(make(action)(settings, 'fi')).toMatchObject({ action })
})

it('is none for a feed that nobody knows, and without words to agree to', () => {
  expect(make('')({ ...settings, feedId: 'other' }, 'fi')).toBeNull()
  expect(make('', null)(settings, 'fi')).toBeNull()
})
