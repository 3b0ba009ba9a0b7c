import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { heading, headingLevel } from '../../contract/shared-fields.ts'

const fields = { heading, headingLevel, body: field.richText('Teksti', 'Text', { required: true }) }

/** Words under a line; long ones begin with their first lines. */
export type DescriptionBlock = BlockOf<typeof fields>

export const descriptionBlockSample = {
  ...sampleBase('DescriptionBlock', 110),
  heading: 'Kuka *maistaa*',
  headingLevel: 'h2',
  body: '<p>Maistajia on yhdeksän, eikä kukaan heistä ole juonut aamulla kahvia. He istuvat punaisen valon alla, jotta väri ei pääse puhumaan ennen suuta, ja kirjoittavat kolme sanaa ennen kuin vaihtavat yhtäkään. Jos kaksi valitsee saman, erä jatkaa paahtoon.</p>',
} satisfies DescriptionBlock

export const descriptionBlock = {
  type: 'DescriptionBlock',
  label: { fi: 'Kuvaus', en: 'Description' },
  category: 'text',
  icon: 'text',
  fields,
  samples: [
    descriptionBlockSample,
    {
      ...descriptionBlockSample,
      heading: 'Missä *maistetaan*',
      body: '<p>Toisessa kerroksessa, ikkunattomassa huoneessa.</p>',
    },
  ],
} as const satisfies BlockDefinition
