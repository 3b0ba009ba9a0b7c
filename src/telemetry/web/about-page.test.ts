import { expect, it } from 'vitest'
import { templateName } from '#src/shell/contract/block.ts'
import { pageTypes } from '#src/app/browser/page-types.ts'
import { telemetryPages } from '../contract/words.ts'
import { telemetryPageOf } from './about-page.ts'

it('every template for visitors has its own word', () => {
  const templates = pageTypes.map(({ name }) => name).filter((name) => name !== 'gallery-page')
  expect(telemetryPages.filter((page) => page !== 'other').toSorted()).toEqual(templates.toSorted())
})

it.each([
  [['Page', 'CategoryPage'], 'category-page'],
  [['Page', 'GalleryPage'], 'other'],
  [['Page', 'RecipePage'], 'recipe-page'],
])('%j is told as %s', (contentType, page) => {
  expect(templateName(contentType)).not.toBe('')
  expect(telemetryPageOf({ contentType })).toBe(page)
})
