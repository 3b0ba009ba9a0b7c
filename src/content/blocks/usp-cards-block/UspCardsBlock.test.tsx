import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { uspCardsBlockSample } from './usp-cards.block.ts'
import { UspCardsBlock } from './UspCardsBlock.tsx'

test('facts stand under the heading’s level, or take its place', () => {
  render(inPage(<UspCardsBlock block={uspCardsBlockSample} />).ui)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Nimetyt tilat' }).getAttribute('href')).toBe('/tarinat/kaakao')
})

test('with a heading they are one level below it', () => {
  render(inPage(<UspCardsBlock block={{ ...uspCardsBlockSample, heading: 'Kolme tapaa' }} />).ui)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Kolme tapaa')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})
