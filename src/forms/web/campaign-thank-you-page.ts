import type { LandingPageFields } from '#src/content/contract/pages/page-fields.ts'
import { definePage } from '#src/shell/web/page/page-type.ts'

/** Page that campaign mails link to (specification 2, section 2). */
export const campaignThankYouPage = definePage<Partial<LandingPageFields>>({
  name: 'campaign-thank-you-page',
  module: 'src/forms/web/CampaignThankYouPage.tsx',
  load: async () => (await import('./CampaignThankYouPage.tsx')).CampaignThankYouPage,
})
