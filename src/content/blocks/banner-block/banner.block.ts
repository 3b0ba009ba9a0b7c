import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleDrawing, sampleHero } from '../../contract/sample-base.ts'
import { backgroundColorHex, ctaLabel, headingLevel, url } from '../../contract/shared-fields.ts'

const fields = {
  title: field.string('Otsikko', 'Title', { emphasis: true, maxLength: 200, required: true }),
  headingLevel,
  subtitle: field.text('Teksti', 'Text', { maxLength: 300 }),
  image: field.media('Kuva tai piirros', 'Picture or drawing', {
    inline: true,
    help: [
      'Piirros tulee sivun osaksi ja saa teeman värit. Kuvan vasen kolmannes on tekstiä varten.',
      'A drawing becomes part of the page and takes the theme’s colours. The left third of a picture is for the text.',
    ],
  }),
  mobileImage: field.media('Pystykuva puhelimille', 'Portrait picture for phones', { accept: ['picture'] }),
  ctaLabel,
  ctaUrl: url,
  backgroundColorHex,
}

/** A picture or an SVG with a line or two of text and one link. */
export type BannerBlock = BlockOf<typeof fields>

export const bannerBlockSample = {
  ...sampleBase('BannerBlock', 190),
  title: 'Nimi etupuolelle, *loput taakse*',
  headingLevel: 'h2',
  subtitle: 'Kaiverramme 16 merkkiä eteen ja kuusi riviä kääntöpuolelle.',
  image: sampleHero('hero-engraved', 'Kolme kaiverrettua suklaalevyä: tumma, valkoinen ja rubiini'),
  mobileImage: sampleHero('hero-engraved-portrait', 'Kolme kaiverrettua suklaalevyä: tumma, valkoinen ja rubiini'),
  ctaLabel: 'Suunnittele levy',
  ctaUrl: '/tuotteet/kaiverrettu-levy',
  backgroundColorHex: '#d5b39a',
} satisfies BannerBlock

/** A hill, a moon and a few spruces: a drawing as editors have them, in roles. */
const hill =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 440" preserveAspectRatio="xMaxYMax slice"><circle cx="860" cy="170" r="112" fill="var(--copper)"></circle><circle cx="940" cy="1250" r="960" fill="var(--accent-line)"></circle><circle cx="1220" cy="1330" r="960" fill="var(--accent-hover)"></circle></svg>'

export const bannerBlock = {
  type: 'BannerBlock',
  label: { fi: 'Banneri', en: 'Banner' },
  category: 'media',
  icon: 'picture',
  fields,
  samples: [
    bannerBlockSample,
    {
      ...bannerBlockSample,
      title: 'Metsä on auki *yölläkin*',
      subtitle: 'Jokamiehenoikeus ei kata kerkkää. Meillä on lupa, ja sen saa lukea.',
      image: sampleDrawing('spruce-night', 'Piirros: kuutamo ja kaksi rinnettä', hill),
      mobileImage: null,
      ctaLabel: 'Lue keruulupa',
      backgroundColorHex: 'accent',
    },
  ],
} as const satisfies BlockDefinition
