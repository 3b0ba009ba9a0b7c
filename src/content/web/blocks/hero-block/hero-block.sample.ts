import type { HeroBlock } from '../../../contract/blocks/hero-block.schema.ts'
import { sampleBase, sampleHero, sampleProduct } from '../../sample-base.ts'

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
