import { expect, it } from 'vitest'
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { pageModules } from '#src/shell/web/page/page-loader.ts'
import { pageRegistry } from './page-types.ts'

it.each([
  ['NoticeBlock', 'src/app/browser/block-components.ts'],
  ['CarouselBlock', 'src/content/blocks/story-components.ts'],
  ['LocationFinderBlock', 'src/locations/blocks/components.ts'],
  ['FormBlock', 'src/forms/blocks/components.ts'],
  ['NewsBlock', 'src/news/blocks/components.ts'],
  ['RecipeSearchBlock', 'src/recipes/blocks/components.ts'],
])('a page with a %s alone brings %s, and no other code of blocks', (type, module) => {
  const block = { contentLink: { id: 7, guidValue: '' }, contentType: ['Block', type] }
  const [, ...modules] = pageModules(samplePage({ mainContentArea: [block] }), pageRegistry)
  expect(modules).toEqual([module])
})
