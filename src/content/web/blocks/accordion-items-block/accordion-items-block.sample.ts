import type { AccordionItemsBlock } from '../../../contract/blocks/accordion-items-block.schema.ts'
import { sampleBase } from '../../sample-base.ts'

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
