import type { CategoryCardsBlock } from '../../../contract/blocks/category-cards-block.schema.ts'
import { sampleBase, sampleProduct } from '../../sample-base.ts'

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
      image: sampleProduct('tumma-72-merisuola'),
      field: 'sand',
      count: null,
    },
    {
      title: 'Kuusitoista tuntia juurta',
      text: 'Ruis, vesi ja kello',
      url: '/tarinat/juuri',
      image: sampleProduct('reikaleipa'),
      field: 'butter',
      count: null,
    },
    {
      title: 'Kolme maata, kolme kaakaota',
      text: 'Manabí, Piura ja Ghana',
      url: '/tarinat/kaakao',
      image: sampleProduct('luomu-tumma-70'),
      field: 'sage',
      count: null,
    },
  ],
} satisfies CategoryCardsBlock
