import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { collapsibleHeroBlock, collapsibleHeroBlockSample } from './collapsible-hero.block.ts'
import { CollapsibleHeroBlock } from './CollapsibleHeroBlock.tsx'

const show = (fields: Partial<typeof collapsibleHeroBlockSample>) =>
  render(inPage(<CollapsibleHeroBlock block={{ ...collapsibleHeroBlockSample, ...fields }} />).ui)
const letters = (count: number): string => `<p>${'a'.repeat(count)}</p>`

test.each([
  [400, false],
  [401, true],
])('a text of %i characters begins short: %s', (count, isShort) => {
  show({ body: letters(count) })
  expect(screen.queryByRole('button', { name: 'Näytä lisää' }) !== null).toBe(isShort)
})

test('a colour of its own has text that can be read on it', () => {
  const { container } = show({ backgroundColorHex: '#6b1a21' as never }) // the sample's type is narrower than the field's
  const section = container.querySelector('section')
  expect(section?.style.getPropertyValue('--field')).toBe('#6b1a21')
  expect(section?.style.getPropertyValue('--field-ink')).toBe('var(--accent-ink)')
})

test('parts without data leave nothing behind', () => {
  const { container } = show({
    heading: '',
    body: '',
    image: null as never, // the sample has one
    ctaLabel: '',
    ctaLabelSecondary: '',
  })
  expect(container.querySelectorAll('img, a, p, h2, button')).toHaveLength(0)
})

test('stands before one picture and behind another', () => {
  const { container } = render(inPage(<CollapsibleHeroBlock block={collapsibleHeroBlock.samples[2]} />).ui)
  expect(container.querySelector('.content-chero__back img')?.getAttribute('alt')).toBe('')
  expect(container.querySelector('.content-chero__front svg')).toBeTruthy()
  expect(container.querySelector('.content-chero__say')?.getAttribute('style')).toContain('--field-butter')
})
