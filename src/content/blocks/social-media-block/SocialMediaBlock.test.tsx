import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { allRefused } from '#src/shell/contract/consent.ts'
import { readConsent, writeConsent } from '#src/shell/web/consent-state.ts'
import { inPage } from '../../web/testing/in-page.tsx'
import { type SocialMediaBlock as SocialMediaFields, socialMediaBlockSample as sample } from './social-media.block.ts'
import { SocialMediaBlock } from './SocialMediaBlock.tsx'

const src = sample.frameUrl
const show = (more: Partial<SocialMediaFields> = {}) =>
  render(inPage(<SocialMediaBlock block={{ ...sample, ...more }} />).ui)
const frame = (container: HTMLElement) => container.querySelector('iframe')

afterEach(() => {
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
})

test('before consent nothing is asked of anybody: who would be told what is said, and ways onward are there', () => {
  const { container } = show()
  expect(frame(container)).toBeNull()
  expect(container.innerHTML).not.toContain(src)
  expect(screen.getByText('Instagram odottaa lupaasi')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Seuraa Instagramissa/ }).getAttribute('target')).toBe('_blank')
})

test('"Load and allow" loads it into a frame that reaches nothing of the page, and is kept as a choice', async () => {
  const { container } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Lataa ja salli' }))
  expect(frame(container)?.getAttribute('src')).toBe(src)
  expect(frame(container)?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals/)
  expect(frame(container)?.title).toBe('Näin muut murtavat')
  expect(readConsent()).toMatchObject({ marketing: true, analytics: false, functional: false })
})

test('who has allowed it sees it at once, and no more when that is taken back', () => {
  writeConsent({ ...allRefused, marketing: true }, Date.now())
  const { container } = show()
  expect(frame(container)).toBeTruthy()
  act(() => writeConsent(allRefused, Date.now()))
  expect(frame(container)).toBeNull()
})

test('the frame is as high as it says, and no other window is believed', () => {
  writeConsent({ ...allRefused, marketing: true }, Date.now())
  const { container } = show()
  // A frame that is not loaded has no window here.
  const inside = new EventTarget()
  Object.defineProperty(frame(container), 'contentWindow', { value: inside })
  const say = (data: unknown, origin = new URL(src).origin, source: unknown = inside) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window })))
  say({ embedHeight: 620 })
  expect(frame(container)?.style.height).toBe('620px')
  say({ embedHeight: 700 }, 'https://evil.example')
  say({ embedHeight: 700 }, new URL(src).origin, window)
  say({ embedHeight: 'x' })
  say(null)
  expect(frame(container)?.style.height).toBe('620px')
  say({ embedHeight: 90_000 })
  expect(frame(container)?.style.height).toBe('2000px')
})

test('where there is no frame to be had only the buttons stand there; the heading is none unless it is told', () => {
  const { container } = show({ frameUrl: '' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.querySelector('p.kit-d3')?.textContent).toBe('Näin muut murtavat')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the ground is the other one where it is given', () => {
  const { container } = show({ backgroundColorHex: 'rose', altBackgroundColorHex: 'mint' })
  expect(container.querySelector('section')?.getAttribute('style')).toContain('--field-mint')
})
