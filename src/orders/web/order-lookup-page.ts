import type { PageType } from '#src/shell/web/page/page-type.ts'

export const orderLookupPage: PageType = {
  name: 'order-lookup-page',
  module: 'src/orders/web/OrderLookupPage.tsx',
  load: async () => (await import('./OrderLookupPage.tsx')).OrderLookupPage,
}
