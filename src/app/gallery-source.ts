import type { PageContent, PageSource } from '#src/shell/contract/page-source.ts'

const path = '/__gallery'
const page: PageContent = {
  contentLink: { id: 999_999, guidValue: '00000000-0000-4000-8000-000000999999' },
  contentType: ['Page', 'GalleryPage'],
  name: 'Gallery',
  paths: { fi: path, sv: path, en: path },
  layoutTheme: '',
  breadcrumbs: [],
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
}

/** A page that shows every part of the interface, in development only. */
export const gallerySource: PageSource = {
  name: 'gallery',
  resolve: (asked) => Promise.resolve(asked === path ? { ref: { source: 'gallery', id: page.contentLink.id } } : null),
  model: ({ id }) => Promise.resolve(id === page.contentLink.id ? page : null),
  urls: () => Promise.resolve([]),
}
