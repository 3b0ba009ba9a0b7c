import type { PageType } from '#src/shell/web/page/page-type.ts'

export const giftCardBalancePage: PageType = {
  name: 'gift-card-balance-page',
  module: 'src/gift-cards/web/GiftCardBalancePage.tsx',
  load: async () => (await import('./GiftCardBalancePage.tsx')).GiftCardBalancePage,
}
