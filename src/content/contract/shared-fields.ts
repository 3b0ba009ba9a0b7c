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
})
export const backdrop = field.colour('Taustaväri', 'Backdrop', { roles, required: true })
export const backdropOrNone = field.colour('Taustaväri', 'Backdrop', { roles })
export const panelBackground = field.colour('Paneelin väri', 'Panel colour', {
  roles: [...roles, 'accent', 'surface'],
  required: true,
  help: ['accent: tumma paneeli. surface: sivun oma pohja.', 'accent: the dark panel. surface: the page’s own ground.'],
})
export const theme = field.enum('Teema', 'Theme', {
  options: {
    '': { fi: 'Sivun oma', en: 'The page’s own' },
    willja: { fi: 'willja', en: 'willja' },
    froosh: { fi: 'Froosh', en: 'Froosh' },
  },
})
export const picture = field.media('Kuva', 'Picture')
export const link = field.link('Linkki', 'Link')
export const url = field.url('Linkin kohde', 'Link target')
