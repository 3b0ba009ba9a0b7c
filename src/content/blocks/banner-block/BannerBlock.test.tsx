import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { bannerBlock, bannerBlockSample } from './banner.block.ts'
import { BannerBlock } from './BannerBlock.tsx'

const drawn = bannerBlock.samples[1]

test('a drawing stands inside the page, in the theme’s colours, and is named', () => {
  render(inPage(<BannerBlock block={drawn} />).ui)
  const art = screen.getByRole('img', { name: 'Piirros: kuutamo ja kaksi rinnettä' })
  expect(art.querySelector('svg circle')?.getAttribute('fill')).toBe('var(--copper)')
})

test('anything else is a picture, with its cut for phones', () => {
  const { container } = render(inPage(<BannerBlock block={bannerBlockSample} />).ui)
  expect(screen.getByRole('img', { name: /Kolme kaiverrettua/ }).getAttribute('src')).toContain('hero-engraved.webp')
  expect(container.querySelector('source[media]')?.getAttribute('srcset')).toContain('hero-engraved-portrait')
  expect(screen.getByRole('link', { name: 'Suunnittele levy' }).getAttribute('href')).toBe('/tuotteet/kaiverrettu-levy')
})

test('parts without data leave nothing behind', () => {
  const bare = { ...bannerBlockSample, subtitle: '', image: null, ctaLabel: '' }
  const { container } = render(inPage(<BannerBlock block={bare} />).ui)
  expect(container.querySelectorAll('p, img, a')).toHaveLength(0)
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
})
