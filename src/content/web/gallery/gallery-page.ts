import type { PageType } from '#src/shell/web/page/page-type.ts'

/** No page of the shop has this type, so its code is never fetched. */
export const galleryPage: PageType = {
  name: 'gallery-page',
  module: 'src/content/web/gallery/GalleryPage.tsx',
  load: async () => (await import('./GalleryPage.tsx')).GalleryPage,
}
