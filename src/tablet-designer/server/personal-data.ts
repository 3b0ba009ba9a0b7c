import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** The engraved tablet; what is engraved is in the cart and the order. */
export const tabletDesignerData: PersonalData = {
  entries: [
    {
      table: 'blocked_word',
      purpose: 'Words that are looked at before they are engraved',
      period: 'for good',
      basis: null,
    },
  ],
}
