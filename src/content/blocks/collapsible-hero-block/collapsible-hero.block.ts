import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleHero, sampleProduct, sampleStar } from '../../contract/sample-base.ts'
import {
  backgroundColorHex,
  ctaLabel,
  ctaLabelSecondary,
  ctaUrlSecondary,
  heading,
  headingLevel,
  imageAlignment,
  picture,
  preHeading,
  preHeadingColor,
  url,
} from '../../contract/shared-fields.ts'

const fields = {
  preHeading,
  preHeadingColor,
  heading,
  headingLevel,
  body: field.richText('Teksti', 'Text'),
  image: picture,
  backgroundImage: field.media('Kuva kuvan takana', 'Picture behind the picture', {
    help: ['Täyttää kuvapuolen, kuten kuosi.', 'Fills the picture’s half, as a pattern does.'],
  }),
  foregroundImage: field.media('Kuva kuvan edessä', 'Picture in front of it', {
    inline: true,
    help: [
      'Kampanjan tunnus tai merkki kuvan kulmassa.',
      'The logo of a campaign, or a mark, in the picture’s corner.',
    ],
  }),
  imageAlignment,
  ctaLabel,
  ctaUrl: url,
  ctaLabelSecondary,
  ctaUrlSecondary,
  backgroundColorHex,
  textAreaBackgroundColor: field.colour('Tekstipuolen väri', 'Colour of the text’s half', {
    group: 'look',
    roles: backgroundColorHex.roles,
    hex: true,
    help: ['Tyhjä: taustaväri.', 'Empty: the background colour.'],
  }),
}

/** Half words, half picture; a long text begins with five lines. */
export type CollapsibleHeroBlock = BlockOf<typeof fields>

export const collapsibleHeroBlockSample = {
  ...sampleBase('CollapsibleHeroBlock', 120),
  preHeading: '',
  preHeadingColor: null,
  heading: 'Kaksi viikkoa *kesäkuussa*',
  headingLevel: 'h2',
  body: '<p>Kuusenkerkkä on kuusen uusi vuosikasvain. Se maistuu sitruunalta, suolaheinältä ja vähän pihkalta, mutta vain neljätoista päivää. Sen jälkeen se on havu, ja havua ei syö kukaan vapaaehtoisesti. Keräämme kerkät maanomistajan luvalla, aina sivuoksista, emme koskaan latvasta. Yhdestä puusta otetaan kourallinen, ja seuraavana kesänä sama puu saa levätä. Iltapäivällä saalis ajetaan Vallilaan, ja seuraavana aamuna se on siirappia.</p>',
  image: sampleProduct('willja-kuusenkerkkapastillit', 'Vihreä rasia, edessä kuusenkerkkäpastilleja'),
  backgroundImage: null,
  foregroundImage: null,
  imageAlignment: 'right',
  ctaLabel: 'Katso kerkkätuotteet',
  ctaUrl: '/willja',
  ctaLabelSecondary: 'Retki metsään',
  ctaUrlSecondary: '/willja',
  backgroundColorHex: 'sage',
  textAreaBackgroundColor: null,
} satisfies CollapsibleHeroBlock

export const collapsibleHeroBlock = {
  type: 'CollapsibleHeroBlock',
  label: { fi: 'Pääkuva ja avautuva teksti', en: 'Hero with collapsible text' },
  category: 'hero',
  icon: 'hero',
  fields,
  samples: [
    collapsibleHeroBlockSample,
    {
      ...collapsibleHeroBlockSample,
      preHeading: 'Talvi 2026',
      body: '<p>Lyhyt teksti on kokonaan näkyvissä.</p>',
      imageAlignment: 'left',
      backgroundColorHex: '#6b1a21',
    },
    {
      ...collapsibleHeroBlockSample,
      preHeading: 'Vain joulukuussa',
      preHeadingColor: 'copper-ink',
      image: sampleProduct('joulukonvehdit', 'Rasia joulukonvehteja'),
      backgroundImage: sampleHero('hero-christmas'),
      foregroundImage: sampleStar(),
      backgroundColorHex: 'cream',
      textAreaBackgroundColor: 'butter',
    },
  ],
} as const satisfies BlockDefinition
