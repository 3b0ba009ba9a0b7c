import type { PersonalData } from '#src/platform/personal-data/person.ts'

const decided = (table: string, purpose: string) =>
  ({ table, purpose, period: 'until it is changed', basis: null }) as const

/** What operators decide about lists. */
export const merchandisingData: PersonalData = {
  entries: [
    decided('merchandising_rule', 'What stands first, last or not at all in a list'),
    decided('facet_layout', 'Which facets a list has'),
    decided('promo_panel', 'Panels between products'),
    decided('promo_panel_text', 'Texts of panels'),
  ],
}
