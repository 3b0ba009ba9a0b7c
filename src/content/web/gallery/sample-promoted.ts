import type { ContentHit } from '../../contract/content-search.ts'

/** Sample hits of a page promoter: with picture and topic, and without. */
export const samplePromoted: ContentHit[] = [
  {
    contentId: 1,
    url: '/tarinat/kaakaon-alkupera',
    image: '/media/category/suklaalevyt.webp',
    title: 'Kolme maata, kolme kaakaota',
    topic: 'Kaakao',
  },
  {
    contentId: 2,
    url: '/tarinat/kuusitoista-merkkia',
    image: '/media/category/kaiverrettu-levy.webp',
    title: 'Kuusitoista merkkiä suklaaseen',
    topic: 'Lahjat',
  },
  { contentId: 3, url: '/tarina', image: '', title: 'Tarinamme', topic: '' },
]
