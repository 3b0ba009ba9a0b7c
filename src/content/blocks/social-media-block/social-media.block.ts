import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { backgroundColorHex, buttonList, heading } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel: field.enum('Otsikkotaso', 'Heading level', {
    group: 'look',
    help: ['p: otsikko ei ole sivun rakennetta.', 'p: the heading is no part of the page’s outline.'],
    options: {
      p: { fi: 'Ei tasoa', en: 'None' },
      h2: { fi: 'Taso 2', en: 'Level 2' },
      h3: { fi: 'Taso 3', en: 'Level 3' },
      h4: { fi: 'Taso 4', en: 'Level 4' },
    },
  }),
  service: field.string('Palvelu', 'Service', {
    maxLength: 40,
    required: true,
    help: ['Kuten kävijä sen tuntee: Instagram.', 'As visitors know it: Instagram.'],
  }),
  html: field.embed('Upotuskoodi', 'Embed code', {
    maxLength: 20_000,
    help: [
      'Palvelun antama HTML skripteineen. Se ajetaan erillisessä kehyksessä, kun kävijä on sallinut sen.',
      'The service’s HTML with its scripts. It runs in a frame of its own once the visitor has allowed it.',
    ],
  }),
  frameHeight: field.number('Kehyksen korkeus, px', 'Height of the frame, px', {
    group: 'look',
    integer: true,
    min: 200,
    max: 1200,
  }),
  buttonList,
  backgroundColorHex,
  altBackgroundColorHex: field.colour('Toinen taustaväri', 'Other background colour', {
    group: 'look',
    roles: backgroundColorHex.roles,
    hex: true,
    help: ['Käytetään taustavärin sijasta.', 'Used in place of the background colour.'],
  }),
}

/** Another service's embed code in a frame, after consent, with links to the service. `frameUrl`: the frame's address; empty: none. */
export type SocialMediaBlock = BlockOf<typeof fields> & { frameUrl?: string }

export const socialMediaBlockSample = {
  ...sampleBase('SocialMediaBlock', 210),
  heading: 'Näin muut *murtavat*',
  headingLevel: 'p',
  service: 'Instagram',
  html: '',
  frameUrl: 'https://embed.konvehti.example/embed/210',
  frameHeight: 440,
  buttonList: [
    {
      label: 'Seuraa Instagramissa',
      url: 'https://instagram.konvehti.example/',
      variant: 'secondary',
      newWindow: true,
    },
  ],
  backgroundColorHex: null,
  altBackgroundColorHex: null,
} satisfies SocialMediaBlock

export const socialMediaBlock = {
  type: 'SocialMediaBlock',
  label: { fi: 'Some-upotus', en: 'Social media' },
  category: 'media',
  icon: 'social',
  fields,
  samples: [
    socialMediaBlockSample,
    { ...socialMediaBlockSample, frameUrl: '', backgroundColorHex: 'rose', altBackgroundColorHex: 'mint' },
  ],
} as const satisfies BlockDefinition
