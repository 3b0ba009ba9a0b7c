import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { heading, headingLevel } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  alwaysOpen: field.boolean('Monta auki yhtä aikaa', 'Several open at a time', { group: 'look' }),
  items: field.list('Kysymykset', 'Questions', {
    of: field.group('Kysymys', 'Question', {
      required: true,
      fields: {
        title: field.string('Kysymys', 'Question', { required: true, maxLength: 300 }),
        body: field.richText('Vastaus', 'Answer', { required: true }),
      },
    }),
  }),
}

/** Questions and answers; one open at a time unless `alwaysOpen`. */
export type AccordionItemsBlock = BlockOf<typeof fields>

export const accordionItemsBlockSample = {
  ...sampleBase('AccordionItemsBlock', 60),
  heading: 'Kysytään usein',
  headingLevel: 'h2',
  alwaysOpen: false,
  items: [
    { title: 'Milloin tilaus lähtee?', body: '<p>Ennen kello kahta tehdyt tilaukset lähtevät samana arkipäivänä.</p>' },
    {
      title: 'Sulaako suklaa matkalla?',
      body: '<p>Helteellä pidämme lähetykset viikonlopun yli <strong>viileässä</strong>.</p>',
    },
  ],
} satisfies AccordionItemsBlock

export const accordionItemsBlock = {
  type: 'AccordionItemsBlock',
  label: { fi: 'Kysymykset ja vastaukset', en: 'Questions and answers' },
  category: 'text',
  icon: 'list',
  fields,
  samples: [accordionItemsBlockSample],
} as const satisfies BlockDefinition
