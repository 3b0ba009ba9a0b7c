import { contentBlocks } from '#src/content/blocks/content.blocks.ts'
import { bareSample } from '#src/content/contract/bare-sample.ts'
import { formsBlocks } from '#src/forms/blocks/forms.blocks.ts'
import { listingBlocks } from '#src/listing/blocks/listing.blocks.ts'
import { locationBlocks } from '#src/locations/blocks/locations.blocks.ts'
import { newsBlocks } from '#src/news/blocks/news.blocks.ts'
import { recipesBlocks } from '#src/recipes/blocks/recipes.blocks.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { PageContent, PageSource } from '#src/shell/contract/page-source.ts'

/** Every sample of every block, as delivery would send it, and each block with only its required fields. */
const samples: Block[] = [
  ...contentBlocks,
  ...listingBlocks,
  ...formsBlocks,
  ...locationBlocks,
  ...recipesBlocks,
  ...newsBlocks,
].flatMap((definition): readonly Block[] => [...definition.samples, ...bareSample(definition)])

const pageOf = (path: string, id: number, layoutTheme: PageContent['layoutTheme']): PageContent => ({
  contentLink: { id, guidValue: `00000000-0000-4000-8000-000000${id}` },
  contentType: ['Page', 'GalleryPage'],
  name: 'Gallery',
  paths: { fi: path, sv: path, en: path },
  layoutTheme,
  breadcrumbs: [],
  mainContentArea: samples,
  metadata: {
    pageType: 'GalleryPage',
    metaTitle: 'Gallery',
    metaDescription: 'Every part of the interface',
    robots: 'noindex, nofollow',
  },
  fields: {},
  version: '1',
  status: 'published',
  tags: [],
})

const pages: ReadonlyMap<string, PageContent> = new Map([
  ['/__gallery', pageOf('/__gallery', 999_999, '')],
  ['/__gallery/willja', pageOf('/__gallery/willja', 999_998, 'willja')],
  ['/__gallery/froosh', pageOf('/__gallery/froosh', 999_997, 'froosh')],
])

/** Pages that show every part of the interface, one in each theme; in development and test runs only. */
export const gallerySource: PageSource = {
  name: 'gallery',
  resolve: (asked) => {
    const page = pages.get(asked)
    return Promise.resolve(page ? { ref: { source: 'gallery', id: page.contentLink.id } } : null)
  },
  model: ({ id }) => Promise.resolve([...pages.values()].find(({ contentLink }) => contentLink.id === id) ?? null),
  urls: () => Promise.resolve([]),
}
