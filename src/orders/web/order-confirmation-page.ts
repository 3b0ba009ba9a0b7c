import type { PageType } from '#src/shell/web/page/page-type.ts'

export const orderConfirmationPage: PageType = {
  name: 'order-confirmation-page',
  module: 'src/orders/web/OrderConfirmationPage.tsx',
  load: async () => (await import('./OrderConfirmationPage.tsx')).OrderConfirmationPage,
}
