import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { articleHeroBlockSample } from './article-hero.block.ts'
import { ArticleHeroBlock } from './ArticleHeroBlock.tsx'

test('the picture is not put off, the date is one, and colours of its own are used', () => {
  const block = { ...articleHeroBlockSample, dateTextColor: '#7d1f3f' as never } // the sample’s type is narrower
  const { container } = render(inPage(<ArticleHeroBlock block={block} />).ui)
  const picture = screen.getByRole('img', { name: articleHeroBlockSample.heroImage.altText })
  expect(picture.getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('heading', { level: 2, name: 'Näin maku syntyy' })).toBeTruthy()
  const time = container.querySelector('time')
  expect([time?.textContent, time?.dateTime]).toEqual(['5. marraskuuta 2026', '2026-11-05T08:00:00Z'])
  expect(time?.parentElement?.style.color).toBe('#7d1f3f')
  expect(screen.getByText(/Ensin on suu/).style.color).toBe('var(--copper-ink)')
})

test('parts without data leave nothing behind', () => {
  const block = { ...articleHeroBlockSample, publishedDate: '', heroText: '', heading: '' }
  const { container } = render(inPage(<ArticleHeroBlock block={block} />).ui)
  expect(container.querySelectorAll('time, p, h2')).toHaveLength(0)
})
