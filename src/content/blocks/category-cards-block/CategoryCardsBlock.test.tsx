import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { categoryCardsBlockSample, noteCardsSample } from './category-cards.block.ts'
import { CategoryCardsBlock } from './CategoryCardsBlock.tsx'

test('a shelf names its products’ number in words for those who listen', () => {
  render(inPage(<CategoryCardsBlock block={categoryCardsBlockSample} />).ui)
  expect(screen.getByRole('link', { name: 'Suklaalevyt 23 tuotetta' }).getAttribute('href')).toBe(
    '/tuotteet/suklaalevyt',
  )
  expect(screen.getByRole('link', { name: 'Kaiverrettu levy 1 tuote' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kaikki tuotteet' })).toBeTruthy()
})

test('notes carry a line of text and no number', () => {
  render(inPage(<CategoryCardsBlock block={noteCardsSample} />).ui)
  expect(screen.getByRole('link', { name: 'Näin maistat suklaata Viisi vaihetta, yksi ruutu' })).toBeTruthy()
})
