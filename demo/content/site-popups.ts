import type { BlockDefinition } from './define.ts'
import { picture } from './media.ts'

/** What comes over some pages after a little scrolling. */
export const sitePopups = {
  key: 'site-popups',
  type: 'SitePopups',
  name: 'Sivuston nostot',
  fields: {
    popups: [
      {
        id: 'advent-calendar',
        variant: 'corner',
        heading: { fi: 'Luukku *kerrallaan.*', sv: 'En lucka *i taget.*', en: 'One door *at a time.*' },
        body: {
          fi: '<p>Kalenterissa on 24 suklaata, joista yksikään ei ole sama. Ensimmäinen luukku aukeaa 1. joulukuuta.</p>',
          sv: '<p>I kalendern finns 24 chokladbitar och ingen är den andra lik. Den första luckan öppnas den 1 december.</p>',
          en: '<p>The calendar holds 24 chocolates, no two alike. The first door opens on 1 December.</p>',
        },
        image: picture('hero/hero-christmas-portrait'),
        ctaLabel: { fi: 'Katso kalenteri', sv: 'Se kalendern', en: 'See the calendar' },
        ctaUrl: 'product:KV7060',
        closeLabel: { fi: 'Sulje nosto', sv: 'Stäng rutan', en: 'Close the notice' },
        showAfterScrollPx: 200,
        from: '2026-11-01T00:00:00+02:00',
        to: '',
        visitorGroups: [],
        frequency: 'once',
        days: 0,
        pages: ['content:start', 'content:story', 'content:articles', 'content:article-tasting', 'category:lahjat'],
      },
    ],
  },
} as const satisfies BlockDefinition
