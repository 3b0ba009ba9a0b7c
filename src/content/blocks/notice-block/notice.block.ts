import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'

const fields = {
  noticeType: field.enum('Laji', 'Kind', {
    group: 'look',
    options: {
      Information: { fi: 'Tieto', en: 'Information' },
      Warning: { fi: 'Varoitus', en: 'Warning' },
      Error: { fi: 'Virhe', en: 'Error' },
      Success: { fi: 'Onnistuminen', en: 'Success' },
    },
  }),
  heading: field.string('Otsikko', 'Heading', { maxLength: 200 }),
  body: field.richText('Teksti', 'Text', { required: true }),
}

/** A box that tells something about the page or the shop. */
export type NoticeBlock = BlockOf<typeof fields>

export const noticeBlockSample = {
  ...sampleBase('NoticeBlock', 20),
  noticeType: 'Information',
  heading: 'Tilaa viimeistään keskiviikkona 16.12.',
  body: '<p>Silloin paketti ehtii Suomessa perille aatoksi. Katso <a href="/toimitus">toimitusajat ja hinnat</a>.</p>',
} satisfies NoticeBlock

export const noticeBlock = {
  type: 'NoticeBlock',
  label: { fi: 'Ilmoitus', en: 'Notice' },
  category: 'text',
  icon: 'notice',
  fields,
  samples: [noticeBlockSample],
} as const satisfies BlockDefinition
