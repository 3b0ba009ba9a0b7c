import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import {
  type PromotionHeroBlock as PromotionHeroFields,
  promotionHeroBlockSample as sample,
} from './promotion-hero.block.ts'
import { PromotionHeroBlock } from './PromotionHeroBlock.tsx'

const show = (more: Partial<PromotionHeroFields> = {}) =>
  render(inPage(<PromotionHeroBlock block={{ ...sample, ...more }} />).ui)

test('picture, logo, words, text and film', () => {
  const { container } = show()
  expect(screen.getByRole('img', { name: /Joulukalenteri/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Joulun tähti, kampanjan tunnus' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Joulun rasia on auki.')
  expect(container.querySelector('video source')?.getAttribute('type')).toBe('video/webm')
})

test('the film goes before the picture, which is its poster', () => {
  expect(show().container.querySelector('.content-film__still img')).toBeTruthy()
  const { container } = show({ video: null })
  expect(container.querySelector('video')).toBeNull()
  expect(screen.getAllByRole('img', { name: 'Konvehteja riveissä' }).length).toBeGreaterThan(0)
})

test('parts without data leave nothing behind', () => {
  const none = null
  const { container } = show({ video: none, image: none, logoImage: none, body: '', ctaLabel: '', showArrow: false })
  expect(container.querySelector('.content-promo__more')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the arrow leads to the end of the page, and takes the keyboard along', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(
    <>
      {inPage(<PromotionHeroBlock block={sample} />).ui}
      <footer>Loppu</footer>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Siirry sivun loppuun' }))
  expect(scroll).toHaveBeenCalledWith({ top: document.documentElement.scrollHeight, behavior: 'smooth' })
  expect(document.activeElement?.textContent).toBe('Loppu')
  scroll.mockRestore()
})
