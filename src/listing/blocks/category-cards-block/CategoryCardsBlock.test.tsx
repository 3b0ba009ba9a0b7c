import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { show } from '#src/products/web/testing/show-page.tsx'
import { categoryCardsBlockSample, noteCardsSample } from './category-cards.block.ts'
import { CategoryCardsBlock } from './CategoryCardsBlock.tsx'

test('a shelf names its products’ number in words for those who listen', () => {
  show(samplePage(), <CategoryCardsBlock block={categoryCardsBlockSample} />)
  expect(screen.getByRole('link', { name: 'Suklaalevyt 23 tuotetta' }).getAttribute('href')).toBe(
    '/tuotteet/suklaalevyt',
  )
  expect(screen.getByRole('link', { name: 'Kaiverrettu levy 1 tuote' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kaikki tuotteet' })).toBeTruthy()
})

test('notes carry a line of text and no number', () => {
  show(samplePage(), <CategoryCardsBlock block={noteCardsSample} />)
  expect(screen.getByRole('link', { name: 'Näin maistat suklaata Viisi vaihetta, yksi ruutu' })).toBeTruthy()
})
