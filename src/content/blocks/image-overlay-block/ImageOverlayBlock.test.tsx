import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { imageOverlayBlockSample } from './image-overlay.block.ts'
import { ImageOverlayBlock } from './ImageOverlayBlock.tsx'

const show = (fields: { overlayOpacity: number }) => {
  const block = { ...imageOverlayBlockSample, ...fields } as typeof imageOverlayBlockSample // another number
  return render(inPage(<ImageOverlayBlock block={block} />).ui).container.querySelector('section')
}

test.each([
  [88, '88%'],
  [100, '100%'],
  [30, '80%'],
])('text on a ground of %i per cent has at least what it needs to be read: %s', (overlayOpacity, shown) => {
  expect(show({ overlayOpacity })?.style.getPropertyValue('--opacity')).toBe(shown)
})

test('without a ground the text stands on the picture’s calm third', () => {
  expect(show({ overlayOpacity: 0 })?.className).toContain('content-over--bare')
  expect(screen.getByRole('heading', { name: /Kaksitoista täytettä/ })).toBeTruthy()
})

test('a picture that is gone leaves the words', () => {
  const block = { ...imageOverlayBlockSample, image: null as never } // a reference that was broken
  const { container } = render(inPage(<ImageOverlayBlock block={block} />).ui)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Avaa rasia' })).toBeTruthy()
})
