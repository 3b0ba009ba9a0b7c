import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase, sampleProduct, sampleShelf } from '#src/content/contract/sample-base.ts'
import { backdrop, heading, headingLevel, link, picture, url } from '#src/content/contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  link,
  layout: field.enum('Asettelu', 'Layout', {
    group: 'look',
    options: {
      shelf: { fi: 'Hylly: neljä neliötä rivissä', en: 'Shelf: four squares in a row' },
      notes: { fi: 'Jutut: kolme 3:2-kuvaa rivissä', en: 'Notes: three 3:2 pictures in a row' },
    },
  }),
  categoryCardBlocks: field.list('Kortit', 'Cards', {
    of: field.group('Kortti', 'Card', {
      required: true,
      fields: {
        title: field.string('Nimi', 'Name', { required: true, emphasis: true, maxLength: 120 }),
        text: field.string('Pieni rivi', 'Small line', { maxLength: 200 }),
        url,
        image: picture,
        field: backdrop,
      },
    }),
  }),
}

/** A grid of shelves: picture, name, count. A card that leads to a category says how much is on its shelf. */
export type CategoryCardsBlock = Omit<BlockOf<typeof fields>, 'categoryCardBlocks'> & {
  /** Cards with their number of products; null: the card leads to no category. The server counts on delivery. */
  categoryCardBlocks: (BlockOf<typeof fields>['categoryCardBlocks'][number] & { count: number | null })[]
}

export const categoryCardsBlockSample = {
  ...sampleBase('CategoryCardsBlock', 30),
  heading: 'Neljä hyllyä',
  headingLevel: 'h2',
  link: { label: 'Kaikki tuotteet', url: '/tuotteet' },
  layout: 'shelf',
  categoryCardBlocks: [
    {
      title: 'Suklaalevyt',
      text: '',
      url: '/tuotteet/suklaalevyt',
      image: sampleProduct('kinuski-suolapahkina'),
      field: 'sky',
      count: 23,
    },
    {
      title: 'Konvehdit',
      text: '',
      url: '/tuotteet/konvehdit',
      image: sampleProduct('helsinki-konvehtirasia'),
      field: 'peach',
      count: 15,
    },
    {
      title: 'Ruisleivät ja näkkärit',
      text: '',
      url: '/tuotteet/leivat',
      image: sampleProduct('ohut-ruisnakki'),
      field: 'sage',
      count: 9,
    },
    {
      title: 'Kaiverrettu levy',
      text: '',
      url: '/tuotteet/kaiverrettu-levy',
      image: sampleProduct('kaiverrettu-levy'),
      field: 'peach',
      count: 1,
    },
  ],
} satisfies CategoryCardsBlock

/** The notes layout, for what is read. */
export const noteCardsSample = {
  ...categoryCardsBlockSample,
  ...sampleBase('CategoryCardsBlock', 31),
  heading: 'Keittiöstä',
  link: { label: 'Kaikki tarinat', url: '/tarinat' },
  layout: 'notes',
  categoryCardBlocks: [
    {
      title: 'Näin maistat suklaata',
      text: 'Viisi vaihetta, yksi ruutu',
      url: '/tarinat/maista',
      image: sampleShelf('konvehdit'),
      field: 'sand',
      count: null,
    },
    {
      title: 'Kuusitoista tuntia juurta',
      text: 'Ruis, vesi ja kello',
      url: '/tarinat/juuri',
      image: sampleShelf('leivat'),
      field: 'butter',
      count: null,
    },
    {
      title: 'Kolme maata, kolme kaakaota',
      text: 'Manabí, Piura ja Ghana',
      url: '/tarinat/kaakao',
      image: sampleShelf('suklaalevyt'),
      field: 'sage',
      count: null,
    },
  ],
} satisfies CategoryCardsBlock

export const categoryCardsBlock = {
  type: 'CategoryCardsBlock',
  label: { fi: 'Kortit', en: 'Cards' },
  category: 'products',
  icon: 'cards',
  fields,
  samples: [categoryCardsBlockSample, noteCardsSample],
} as const satisfies BlockDefinition
