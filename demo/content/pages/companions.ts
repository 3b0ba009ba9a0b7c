import type { Localized } from '#src/common/locale.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture } from '../media.ts'

const tasting = {
  key: 'category-bars-promo',
  type: 'ImageWithCtaBlock',
  name: 'Suklaalevyt: maistamisesta',
  fields: {
    preHeading: '',
    heading: {
      fi: 'Murra ensin, *kuuntele* sitten',
      sv: 'Bryt först, *lyssna* sedan',
      en: 'Break first, *then listen*',
    },
    headingLevel: 'h2',
    body: {
      fi: '<p>Hyvin temperoitu levy napsahtaa. Viisi vaihetta, joilla yhdestä ruudusta saa irti enemmän kuin neljästä.</p>',
      sv: '<p>En väl tempererad kaka knäpper. Fem steg som får ut mer av en ruta än av fyra.</p>',
      en: '<p>A well-tempered bar snaps. Five steps that get more out of one square than out of four.</p>',
    },
    image: picture('hero/hero-bars'),
    imageSecondary: null,
    imageAlignment: 'left',
    ctaLabel: {
      fi: 'Lue, miten suklaata maistetaan',
      sv: 'Läs hur man smakar choklad',
      en: 'Read how to taste chocolate',
    },
    ctaUrl: 'content:article-tasting',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'accent',
    note: '',
    quarter: true,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

const engraving = {
  key: 'category-gifts-promo',
  type: 'ImageWithCtaBlock',
  name: 'Lahjat: kaiverrettu levy',
  fields: {
    preHeading: '',
    heading: { fi: 'Kortti, jonka voi *syödä*', sv: 'Ett kort som går att *äta*', en: 'A card you can *eat*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kaiverramme sanasi 300 gramman levyyn ja lähetämme sen suoraan saajalle jäykässä rasiassa.</p>',
      sv: '<p>Vi graverar dina ord i en chokladkaka på 300 gram och skickar den direkt till mottagaren i en styv ask.</p>',
      en: '<p>We engrave your words in a 300-gram tablet and send it straight to the recipient in a stiff box.</p>',
    },
    image: productPicture('kaiverrettu-levy'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Katso kaiverrettu levy', sv: 'Se den graverade kakan', en: 'See the engraved tablet' },
    ctaUrl: 'category:kaiverrettu-levy',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'rose',
    note: { fi: 'Alkaen 24,90 €', sv: 'Från 24,90 €', en: 'From €24.90' },
    quarter: true,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

function companion(key: string, category: string, name: Localized, block: BlockDefinition): PageDefinition {
  return {
    key,
    type: 'Folder',
    parent: null,
    companionOf: `category:${category}`,
    name,
    slug: { fi: '', sv: '', en: '' },
    fields: { ...plainMeta, metaTitle: '', metaDescription: '' },
    areas: { mainContentArea: [block] },
  }
}

/** Areas of category pages; the pages themselves belong to the catalogue. */
export const companions: readonly PageDefinition[] = [
  companion('category-bars', 'suklaalevyt', { fi: 'Suklaalevyt', sv: 'Chokladkakor', en: 'Chocolate bars' }, tasting),
  companion('category-gifts', 'lahjat', { fi: 'Lahjat', sv: 'Presenter', en: 'Gifts' }, engraving),
]
