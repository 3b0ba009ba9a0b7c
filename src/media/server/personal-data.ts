import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** What pages show, and its words. */
export const mediaData: PersonalData = {
  entries: [
    {
      table: 'media_item',
      purpose: 'Pictures, drawings, films and files of the site',
      period: 'as long as they are used',
      basis: null,
    },
    { table: 'media_text', purpose: 'What pictures show, in words', period: 'as long as their picture', basis: null },
    { table: 'media_captions', purpose: 'What films say, in writing', period: 'as long as their film', basis: null },
  ],
}
