import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleFilm, sampleHero, sampleShelf, sampleStar } from '../../contract/sample-base.ts'
import { backgroundColorHex, ctaLabel, film, headingLevel, picture, url } from '../../contract/shared-fields.ts'

const fields = {
  mainImage: field.media('Pääkuva', 'Main picture', { required: true, accept: ['picture'] }),
  mobileImage: field.media('Pystykuva puhelimille', 'Portrait picture for phones', { accept: ['picture'] }),
  logoImage: field.media('Kampanjan tunnus', 'Logo of the campaign', { inline: true }),
  title: field.string('Otsikko', 'Title', { emphasis: true, maxLength: 120, required: true }),
  headingLevel,
  subtitle: field.text('Ingressi', 'Lead', { maxLength: 300 }),
  body: field.richText('Teksti', 'Text'),
  video: film,
  image: picture,
  ctaLabel,
  ctaUrl: url,
  backgroundColorHex,
  showArrow: field.boolean('Nuoli sivun loppuun', 'Arrow to the end of the page', { group: 'look' }),
}

/** The first screen of a campaign: picture, logo and words, and below them text next to a video or a picture. */
export type PromotionHeroBlock = BlockOf<typeof fields>

export const promotionHeroBlockSample = {
  ...sampleBase('PromotionHeroBlock', 230),
  mainImage: sampleHero('hero-christmas', 'Joulukalenteri, suklaakuusi, lahjarasia ja joulukonvehdit'),
  mobileImage: sampleHero('hero-christmas-portrait', 'Joulukalenteri, suklaakuusi, lahjarasia ja joulukonvehdit'),
  logoImage: sampleStar('Joulun tähti, kampanjan tunnus'),
  title: 'Joulun rasia *on auki.*',
  headingLevel: 'h2',
  subtitle: 'Kaksikymmentäneljä luukkua, kaksitoista konvehtia ja kuusi, joka syödään latvasta alkaen.',
  body: '<p>Kaikki joulun suklaat valetaan Vallilassa marraskuun aikana, neljässä vuorossa ja kolmessa muotissa, jotka ovat vanhempia kuin rakennus.</p>',
  video: sampleFilm('konvehdit', 'Konvehteja riveissä'),
  image: sampleShelf('konvehdit', 'Konvehteja riveissä'),
  ctaLabel: 'Katso joulun hyllyä',
  ctaUrl: '/joulu',
  backgroundColorHex: '#8a242d',
  showArrow: true,
} satisfies PromotionHeroBlock

export const promotionHeroBlock = {
  type: 'PromotionHeroBlock',
  label: { fi: 'Kampanjan pääkuva', en: 'Promotion hero' },
  category: 'hero',
  icon: 'hero',
  fields,
  samples: [
    promotionHeroBlockSample,
    { ...promotionHeroBlockSample, video: null, logoImage: null, showArrow: false },
    { ...promotionHeroBlockSample, video: null, image: null, body: '', ctaLabel: '', logoImage: null },
  ],
} as const satisfies BlockDefinition
