import type { UspCardsBlock } from '../../../contract/blocks/usp-cards-block.schema.ts'
import { sampleBase } from '../../sample-base.ts'

export const uspCardsBlockSample = {
  ...sampleBase('UspCardsBlock', 50),
  heading: '',
  headingLevel: 'h2',
  usps: [
    {
      heading: 'Nimetyt tilat',
      body: 'Kaakaomme tulee yhdeksältä tilalta, joiden nimet lukevat kääreessä.',
      url: '/tarinat/kaakao',
    },
    { heading: 'Lyhyt matka', body: 'Tilaus lähtee samasta talosta, jossa levy valettiin, 1–3 arkipäivässä.', url: '' },
    {
      heading: 'Kääre on paperia',
      body: 'Folio ja paperi lajitellaan erikseen, ja kumpikin kelpaa uudelleen.',
      url: '',
    },
  ],
} satisfies UspCardsBlock
