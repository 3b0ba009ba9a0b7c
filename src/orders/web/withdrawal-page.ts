import type { PageType } from '#src/shell/web/page/page-type.ts'

export const withdrawalPage: PageType = {
  name: 'withdrawal-page',
  module: 'src/orders/web/WithdrawalPage.tsx',
  load: async () => (await import('./WithdrawalPage.tsx')).WithdrawalPage,
}
