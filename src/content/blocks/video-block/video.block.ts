import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleFilm, sampleShelf } from '../../contract/sample-base.ts'
import { backgroundColorHex, film, heading, headingLevel } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  body: field.text('Kuvateksti', 'Caption', { maxLength: 300 }),
  video: film,
  youtubeVideoUrl: field.url('Julkisen videon osoite', 'Address of a public video', {
    help: ['YouTube. Käytetään, jos omaa videota ei ole.', 'YouTube. Used where there is no film of our own.'],
  }),
  videoPreviewImage: field.media('Kansikuva', 'Preview picture', { accept: ['picture'] }),
  plays: field.enum('Käynnistyy', 'Begins', {
    group: 'look',
    options: {
      click: { fi: 'Painamalla', en: 'When it is pressed' },
      inView: { fi: 'Kun se näkyy', en: 'When it is seen' },
    },
  }),
  backgroundColorHex,
}

/**
 * A video of the media library or of a public host. `frameUrl`: the frame with the host's player; `thumbnailUrl`: the host's picture
 * of it, served by the shop. Both are empty where there is none.
 */
export type VideoBlock = BlockOf<typeof fields> & { frameUrl?: string; thumbnailUrl?: string }

export const videoBlockSample = {
  ...sampleBase('VideoBlock', 220),
  heading: 'Kolme sekuntia *ennen pintaa*',
  headingLevel: 'h2',
  body: 'Konvehti saa pintansa, kun se jäähtyy hitaammin kuin kukaan malttaisi odottaa.',
  video: sampleFilm('konvehdit', 'Konvehteja riveissä'),
  youtubeVideoUrl: '',
  videoPreviewImage: sampleShelf('konvehdit', 'Konvehteja riveissä'),
  plays: 'click',
  backgroundColorHex: null,
} satisfies VideoBlock

export const videoBlock = {
  type: 'VideoBlock',
  label: { fi: 'Video', en: 'Video' },
  category: 'media',
  icon: 'film',
  fields,
  samples: [
    videoBlockSample,
    {
      ...videoBlockSample,
      heading: 'Kolme levyä, *yksi muotti*',
      body: '',
      video: sampleFilm('levyt', 'Suklaalevyjä ja lahjarasioita'),
      plays: 'inView',
      videoPreviewImage: null,
      backgroundColorHex: 'sage',
    },
    {
      ...videoBlockSample,
      video: null,
      youtubeVideoUrl: 'https://www.youtube.com/watch?v=aBcD_eF-123',
      frameUrl: 'https://embed.konvehti.example/embed/220',
      videoPreviewImage: sampleShelf('kaiverrettu-levy', 'Kolme kaiverrettua suklaalevyä'),
      heading: 'Terä ei pidä *ääntä*',
      body: 'Kuusi riviä kestää kaksi minuuttia.',
    },
  ],
} as const satisfies BlockDefinition
