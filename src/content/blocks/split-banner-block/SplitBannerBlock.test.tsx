import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { splitBannerBlockSample } from './split-banner.block.ts'
import { SplitBannerBlock } from './SplitBannerBlock.tsx'

test('a link in a new window says so, and leaves no way back into this one', () => {
  render(inPage(<SplitBannerBlock block={splitBannerBlockSample} />).ui)
  const link = screen.getByRole('link', { name: 'Pyydä tarjous (avautuu uuteen ikkunaan)' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(link.querySelector('svg use')?.getAttribute('href')).toContain('#external')
  expect(screen.getByRole('img', { name: splitBannerBlockSample.image.altText })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Kolmesataa rasiaa, kolmesataa nimeä' })).toBeTruthy()
  expect(screen.getByText(splitBannerBlockSample.subtitle)).toBeTruthy()
})

test('one in this window does not', () => {
  render(inPage(<SplitBannerBlock block={{ ...splitBannerBlockSample, newWindow: false as never }} />).ui) // the sample’s type is narrower
  expect(screen.getByRole('link', { name: 'Pyydä tarjous' }).getAttribute('target')).toBeNull()
})

test('parts without data leave nothing behind', () => {
  const bare = { ...splitBannerBlockSample, image: null, subtitle: '', ctaLabel: '' }
  const { container } = render(inPage(<SplitBannerBlock block={bare} />).ui)
  expect(container.querySelectorAll('img, a, p')).toHaveLength(0)
})
