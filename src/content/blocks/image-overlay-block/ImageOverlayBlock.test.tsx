import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { backgroundColorHex } from '../../contract/shared-fields.ts'
import { contrastOf } from '../../rules/colour-contrast.ts'
import { themeColours } from '../../rules/theme-colours.ts'
import { imageOverlayBlockSample } from './image-overlay.block.ts'
import { ImageOverlayBlock } from './ImageOverlayBlock.tsx'

const show = (fields: object) => {
  const block = { ...imageOverlayBlockSample, ...fields } as typeof imageOverlayBlockSample // other values
  return render(inPage(<ImageOverlayBlock block={block} />).ui).container.querySelector('section')
}
const opacityOf = (fields: object) => show(fields)?.style.getPropertyValue('--opacity')

test.each([
  [88, '88%'],
  [100, '100%'],
  [30, '80%'],
])('text on a ground of %i per cent has at least what it needs to be read: %s', (overlayOpacity, shown) => {
  expect(show({ overlayOpacity })?.style.getPropertyValue('--opacity')).toBe(shown)
})

/** The accent’s ink, as the sheet has it. */
const accentInk = { '': '#f9efdf', willja: '#f7f1de', froosh: '#fff4e8' }
/** `share` of a ground, on a picture that is black (0) or white (255) there. */
const mixed = (ground: string, share: number, behind: number): string =>
  [1, 3, 5].reduce((hex, at) => {
    const channel = Number.parseInt(ground.slice(at, at + 2), 16) * share + behind * (1 - share)
    return hex + Math.round(channel).toString(16).padStart(2, '0')
  }, '#')

test.each(['', 'willja', 'froosh'] as const)(
  'in the theme "%s" text can be read on every ground, whatever picture shows through',
  (theme) => {
    for (const ground of backgroundColorHex.roles) {
      const share = Number.parseInt(opacityOf({ overlayOpacity: 1, backgroundColorHex: ground }) ?? '', 10) / 100
      const text = ground === 'accent' ? accentInk[theme] : themeColours[theme].ink
      for (const behind of [0, 255])
        expect(contrastOf(text, mixed(themeColours[theme][ground], share, behind)), ground).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test.each([{ backgroundColorHex: '#b5654a' }, { textColor: 'copper-ink' }, { preHeadingColor: '#7d1f3f' }])(
  'nothing shows through where a colour is an editor’s own: %j',
  (own) => {
    expect(opacityOf({ overlayOpacity: 85, ...own })).toBe('100%')
  },
)

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
