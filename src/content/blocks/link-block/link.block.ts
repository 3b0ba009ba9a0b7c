import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'

const fields = {
  label: field.string('Teksti', 'Text', { maxLength: 80, required: true }),
  url: field.url('Linkin kohde', 'Link target'),
  anchorBlockId: field.number('Lohko, johon vieritetään', 'Block to scroll to', {
    integer: true,
    min: 0,
    help: [
      'Saman sivun lohkon tunnus. 0: linkki vie kohteeseensa.',
      'The id of a block on the same page. 0: the link leads to its target.',
    ],
  }),
  variant: field.enum('Ulkoasu', 'Look', {
    group: 'look',
    options: {
      primary: { fi: 'Päätoiminto', en: 'Primary' },
      secondary: { fi: 'Toissijainen', en: 'Secondary' },
      danger: { fi: 'Peruuttamaton', en: 'Danger' },
    },
  }),
  newWindow: field.boolean('Uuteen ikkunaan', 'In a new window'),
  verticalPadding: field.number('Tila ylä- ja alapuolella', 'Space above and below', {
    group: 'look',
    integer: true,
    min: 1,
    max: 4,
  }),
  alignment: field.enum('Sijainti', 'Alignment', {
    group: 'look',
    options: { start: { fi: 'Alussa', en: 'Start' }, end: { fi: 'Lopussa', en: 'End' } },
  }),
}

/** One button: to a page, or to another block of this one. */
export type LinkBlock = BlockOf<typeof fields>

export const linkBlockSample = {
  ...sampleBase('LinkBlock', 160),
  label: 'Ilmoita ystävä mukaan',
  url: '/yhteystiedot',
  anchorBlockId: 0,
  variant: 'primary',
  newWindow: false,
  verticalPadding: 2,
  alignment: 'start',
} satisfies LinkBlock

export const linkBlock = {
  type: 'LinkBlock',
  label: { fi: 'Linkki', en: 'Link' },
  category: 'navigation',
  icon: 'link',
  fields,
  samples: [
    linkBlockSample,
    {
      ...linkBlockSample,
      label: 'Takaisin alkuun',
      url: '',
      anchorBlockId: 160,
      variant: 'secondary',
      alignment: 'end',
    },
    { ...linkBlockSample, label: 'Peru paikkani', variant: 'danger', verticalPadding: 1 },
  ],
} as const satisfies BlockDefinition
