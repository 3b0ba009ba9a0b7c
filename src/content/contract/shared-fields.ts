import { field } from './fields.ts'

/* Fields that many types have, with the same words for the same thing. */

/** Pastel backdrop roles of the tokens (`--field-sky`). */
const roles = ['sand', 'bone', 'sky', 'cream', 'butter', 'mint', 'lilac', 'rose', 'peach', 'sage'] as const

export const heading = field.string('Otsikko', 'Heading', {
  emphasis: true,
  maxLength: 200,
  help: [
    'Sanat tähtien välissä kursivoidaan. Tyhjä: ei otsikkoa.',
    'Words between asterisks are in italic. Empty: none.',
  ],
})
export const headingLevel = field.enum('Otsikkotaso', 'Heading level', {
  group: 'look',
  help: [
    'Sivulla on yksi taso 1; muut seuraavat järjestyksessä.',
    'A page has one level 1; the others follow in order.',
  ],
  options: {
    h1: { fi: 'Taso 1', en: 'Level 1' },
    h2: { fi: 'Taso 2', en: 'Level 2' },
    h3: { fi: 'Taso 3', en: 'Level 3' },
    h4: { fi: 'Taso 4', en: 'Level 4' },
  },
  // The page has its level 1 already, in most cases.
  initial: 'h2',
})
export const backdrop = field.colour('Taustaväri', 'Backdrop', { roles, required: true, group: 'look' })
export const backdropOrNone = field.colour('Taustaväri', 'Backdrop', { roles, group: 'look' })
export const panelBackground = field.colour('Paneelin väri', 'Panel colour', {
  roles: [...roles, 'accent', 'surface'],
  required: true,
  group: 'look',
})
export const theme = field.enum('Teema', 'Theme', {
  group: 'look',
  options: {
    '': { fi: 'Sivun oma', en: 'The page’s own' },
    willja: { fi: 'willja', en: 'willja' },
    froosh: { fi: 'Froosh', en: 'Froosh' },
  },
})
export const picture = field.media('Kuva', 'Picture')
export const link = field.link('Linkki', 'Link')
export const url = field.url('Linkin kohde', 'Link target')
export const backgroundColorHex = field.colour('Taustaväri', 'Background colour', {
  group: 'look',
  roles: [...roles, 'accent', 'surface'],
  hex: true,
  help: [
    'Teeman väri tai oma, esimerkiksi #6b1a21. Tekstin väri valitaan sen mukaan.',
    'A colour of the theme or one of its own, as #6b1a21. The text’s colour follows from it.',
  ],
})
export const ctaLabel = field.string('Painikkeen teksti', 'Button text', { maxLength: 80 })
export const ctaLabelSecondary = field.string('Toisen linkin teksti', 'Text of the second link', { maxLength: 80 })
export const ctaUrlSecondary = field.url('Toisen linkin kohde', 'Target of the second link')
export const imageAlignment = field.enum('Kuvan puoli', 'Side of the picture', {
  group: 'look',
  options: { left: { fi: 'Vasen', en: 'Left' }, right: { fi: 'Oikea', en: 'Right' } },
})
export const preHeading = field.string('Rivi otsikon yllä', 'Line above the heading', { maxLength: 120 })

export const film = field.media('Video', 'Film', { accept: ['video'] })
export const textColor = field.colour('Tekstin väri', 'Text colour', {
  group: 'look',
  roles: ['ink', 'copper-ink'],
  hex: true,
  textOn: 'backgroundColorHex',
  help: ['Tyhjä: valitaan taustan mukaan.', 'Empty: chosen by the ground.'],
})
export const preHeadingColor = field.colour('Otsikon yllä olevan rivin väri', 'Colour of the line above the heading', {
  group: 'look',
  roles: ['ink', 'copper-ink'],
  hex: true,
  textOn: 'backgroundColorHex',
})
export const buttonList = field.list('Painikkeet', 'Buttons', {
  max: 6,
  of: field.group('Painike', 'Button', {
    required: true,
    fields: {
      label: field.string('Teksti', 'Text', { required: true, maxLength: 80 }),
      url,
      variant: field.enum('Ulkoasu', 'Look', {
        options: {
          primary: { fi: 'Päätoiminto', en: 'Primary' },
          secondary: { fi: 'Toissijainen', en: 'Secondary' },
          danger: { fi: 'Peruuttamaton', en: 'Danger' },
        },
      }),
      newWindow: field.boolean('Uuteen ikkunaan', 'In a new window'),
    },
  }),
})
