import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Personal data of the engraved tablet; its texts are in the cart and the order. */
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
