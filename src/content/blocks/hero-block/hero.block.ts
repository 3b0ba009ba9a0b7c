import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleHero, sampleProduct } from '../../contract/sample-base.ts'
import { backdrop, headingLevel, link, picture, url } from '../../contract/shared-fields.ts'

const fields = {
  headingLevel,
  layout: field.enum('Asettelu', 'Layout', {
    group: 'look',
    options: {
      compartments: { fi: 'Lokerot: teksti ja enintään neljä ruutua', en: 'Compartments: text and up to four tiles' },
      picture: { fi: 'Kuva: teksti 2:1-kuvan päällä', en: 'Picture: text on a 2:1 picture' },
    },
  }),
  slideChangeTime: field.number('Vaihtoaika, ms', 'Time per slide, ms', { group: 'look', integer: true, min: 1000 }),
  strip: field.string('Alareunan rivi', 'Line along the lower edge', {
    maxLength: 200,
    help: ['Näkyy Froosh-teemassa. Tyhjä: ei riviä.', 'Shown in the Froosh theme. Empty: none.'],
  }),
  slides: field.list('Nostot', 'Slides', {
    min: 1,
    max: 8,
    of: field.group('Nosto', 'Slide', {
      required: true,
      fields: {
        title: field.string('Otsikko', 'Title', { emphasis: true, maxLength: 120 }),
        subtitle: field.text('Teksti', 'Text', { maxLength: 400 }),
        changingHeroImage: picture,
        mobileImage: field.media('Pystykuva puhelimille', 'Portrait picture for phones', {
          help: ['Tyhjä: leveä kuva rajataan.', 'Empty: the wide picture is cropped.'],
        }),
        callToAction: link,
        secondaryCallToAction: field.link('Toinen linkki', 'Second link'),
        textColor: field.enum('Tekstin väri kuvalla', 'Colour of text on the picture', {
          options: {
            ink: { fi: 'Tumma', en: 'Dark' },
            'accent-ink': { fi: 'Vaalea', en: 'Light' },
            display: { fi: 'Froosh', en: 'Froosh' },
          },
        }),
        field: backdrop,
        tiles: field.list('Tuoteruudut', 'Product tiles', {
          max: 4,
          of: field.group('Ruutu', 'Tile', {
            required: true,
            fields: {
              image: field.media('Kuva', 'Picture', { required: true }),
              name: field.string('Nimi', 'Name', { emphasis: true, maxLength: 120 }),
              url,
              field: backdrop,
            },
          }),
        }),
      },
    }),
  }),
}

/** Rotating hero. `compartments` lays text on the accent panel next to up to four tiles; `picture` lays it on a 2:1 picture. */
export type HeroBlock = BlockOf<typeof fields>

const bars = {
  title: 'Suklaata, jonka *kuulee* murtuvan.',
  subtitle:
    'Levyt valetaan, temperoidaan ja kääritään Helsingissä. Nyt kääreissä tuoksuvat piparkakku, glögi ja paahdettu kaura.',
  changingHeroImage: sampleHero('hero-bars', 'Neljä Konvehdin suklaalevyä väreissä'),
  mobileImage: sampleHero('hero-bars-portrait', 'Neljä Konvehdin suklaalevyä väreissä'),
  callToAction: { label: 'Katso joulun maut', url: '/joulu' },
  secondaryCallToAction: { label: 'Kaikki suklaalevyt', url: '/tuotteet/suklaalevyt' },
  textColor: 'ink',
  field: 'sand',
  tiles: [
    {
      image: sampleProduct('rubiini-vadelma', 'Rubiinisuklaalevy vadelman väreissä'),
      name: 'Rubiinisuklaa, *vadelma*',
      url: '/tuotteet/suklaalevyt/rubiini-vadelma',
      field: 'peach',
    },
    {
      image: sampleProduct('maito-42-paahdettu-kaura', 'Maitosuklaalevy, jossa on paahdettua kauraa'),
      name: 'Maitosuklaa 42 %, *paahdettu kaura*',
      url: '/tuotteet/suklaalevyt/maito-42-paahdettu-kaura',
      field: 'sky',
    },
  ],
} satisfies HeroBlock['slides'][number]

/** The compartments of the start page, two slides. */
export const heroBlockSample = {
  ...sampleBase('HeroBlock', 1),
  headingLevel: 'h2',
  layout: 'compartments',
  slideChangeTime: 6000,
  strip: '',
  slides: [
    bars,
    {
      title: 'Kannen alla on *kartta.*',
      subtitle: 'Kaksitoista täytettä ohuissa kuorissa. Kartta kertoo, mikä on mikä.',
      changingHeroImage: sampleHero('hero-pralines', 'Avoin konvehtirasia'),
      mobileImage: null,
      callToAction: { label: 'Katso konvehdit', url: '/tuotteet/konvehdit' },
      secondaryCallToAction: null,
      textColor: 'ink',
      field: 'peach',
      tiles: [
        {
          image: sampleProduct('helsinki-konvehtirasia', 'Avoin Helsinki-konvehtirasia'),
          name: 'Helsinki-konvehtirasia',
          url: '/tuotteet/konvehdit/helsinki-konvehtirasia',
          field: 'peach',
        },
      ],
    },
  ],
} satisfies HeroBlock

/** The same block with text on a 2:1 picture: light, and on the dark season's ground. */
export const heroPictureSample = {
  ...heroBlockSample,
  ...sampleBase('HeroBlock', 2),
  layout: 'picture',
  slides: [
    {
      ...bars,
      title: 'Neljä levyä, *yksi* ilta.',
      subtitle: 'Pähkinä, suola, kaura ja vadelma samalla pöydällä.',
      tiles: [],
    },
    {
      ...bars,
      title: 'Luukku *kerrallaan.*',
      subtitle: 'Kaksikymmentäneljä luukkua, joista neljän takana on konvehti.',
      changingHeroImage: sampleHero('hero-christmas', 'Joulukalenteri, suklaakuusi ja joulukonvehdit'),
      mobileImage: sampleHero('hero-christmas-portrait', 'Joulukalenteri, suklaakuusi ja joulukonvehdit'),
      secondaryCallToAction: null,
      textColor: 'accent-ink',
      tiles: [],
    },
  ],
} satisfies HeroBlock

export const heroBlock = {
  type: 'HeroBlock',
  label: { fi: 'Pääkuva', en: 'Hero' },
  category: 'hero',
  icon: 'hero',
  fields,
  samples: [heroBlockSample, heroPictureSample],
} as const satisfies BlockDefinition
