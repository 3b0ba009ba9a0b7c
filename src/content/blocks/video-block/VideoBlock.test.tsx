import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRefused } from '#src/shell/contract/consent.ts'
import { writeConsent } from '#src/shell/web/consent-state.ts'
import { samplePage } from '../../web/gallery/sample-page.ts'
import { inPage } from '../../web/testing/in-page.tsx'
import { sampleShelf } from '../../contract/sample-base.ts'
import { type VideoBlock as Fields, videoBlockSample } from './video.block.ts'
import { VideoBlock } from './VideoBlock.tsx'

const sample: Fields = videoBlockSample
const show = (more: Partial<Fields> = {}, page = samplePage()) =>
  render(inPage(<VideoBlock block={{ ...sample, ...more }} />, { page }).ui)
const film = (container: HTMLElement): HTMLVideoElement => {
  const found = container.querySelector('video')
  if (!found) throw new Error('There is no film')
  return found
}

let isStill = false
let seen: ((isIntersecting: boolean) => void) | null = null
const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()

beforeEach(() => {
  isStill = false
  seen = null
  play.mockReset().mockImplementation(async function (this: HTMLVideoElement) {
    fireEvent(this, new Event('playing'))
  })
  pause.mockReset().mockImplementation(function (this: HTMLVideoElement) {
    fireEvent(this, new Event('pause'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: isStill && media.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never, // what is asked of it
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
})

const watch = () => screen.getByRole('button', { name: /^Katso 0\.05 ?, video: Kolme sekuntia ennen pintaa/ })

describe('a film of our own', () => {
  test('begins when its button is pressed, and has a bar then', async () => {
    const { container } = show()
    expect(film(container).muted).toBe(true)
    await userEvent.click(watch())
    expect(play).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Tauko' }))
    expect(pause).toHaveBeenCalledOnce()
    expect(screen.getByRole('slider', { name: 'Kohta' }).getAttribute('aria-valuetext')).toBe('0.00 / 0.05')
    expect(screen.getByRole('button', { name: 'Toista' })).toBeTruthy()
  })

  test('shows its button again when it is over', async () => {
    const { container } = show()
    await userEvent.click(watch())
    fireEvent(film(container), new Event('ended'))
    expect(watch()).toBeTruthy()
  })

  test('begins when it is seen, rests when it is not, and is left alone when its viewer has stopped it', async () => {
    show({ plays: 'inView' })
    expect(play).not.toHaveBeenCalled()
    seen?.(true)
    expect(play).toHaveBeenCalledOnce()
    seen?.(false)
    expect(pause).toHaveBeenCalledOnce()
    seen?.(true)
    await userEvent.click(screen.getByRole('button', { name: 'Tauko' }))
    seen?.(true)
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('never begins by itself where less motion is wanted: a button, and why', async () => {
    isStill = true
    show({ plays: 'inView' })
    seen?.(true)
    expect(play).not.toHaveBeenCalled()
    expect(screen.getByText(/Laitteesi vähentää liikettä/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Toista 0\.05/ }))
    expect(play).toHaveBeenCalledOnce()
  })

  test('that its browser refuses to begin keeps its button, and says nothing', async () => {
    play.mockReset().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    show({ plays: 'inView' })
    seen?.(true)
    await act(async () => {})
    expect(watch()).toBeTruthy()
  })

  test('that no source can be shown of says so', () => {
    const { container } = show()
    Object.defineProperty(film(container), 'networkState', { value: 3 })
    fireEvent(film(container).querySelector('source') ?? document.body, new Event('error'))
    expect(screen.getByText('Videota ei voi näyttää tällä selaimella.')).toBeTruthy()
  })

  test('has its sources in their order, and captions in the page’s language first', () => {
    const own = sample.video
    if (!own) throw new Error('The sample has a film')
    const sources = [...own.sources, { url: '/media/films/konvehdit.mp4', type: 'video/mp4' }]
    const captions = [
      { language: 'en' as const, url: '/en.vtt' },
      { language: 'fi' as const, url: '/fi.vtt' },
    ]
    const { container } = show({ video: { ...own, sources, captions } })
    expect([...container.querySelectorAll('source[src]')].map((one) => one.getAttribute('type'))).toEqual([
      'video/webm',
      'video/mp4',
    ])
    expect([...container.querySelectorAll('track')].map((one) => one.srclang)).toEqual(['fi', 'en'])
  })
})

describe('a video of a public host', () => {
  const hosted = {
    video: null,
    youtubeVideoUrl: 'https://youtu.be/aBcD_eF-123',
    frameUrl: 'https://embed.konvehti.example/embed/220',
  }
  const picture = (container: HTMLElement) =>
    container.querySelector('.content-film__still img')?.getAttribute('src') ?? null

  test('asks before anything is loaded, and plays after', async () => {
    const { container } = show(hosted)
    expect(container.querySelector('iframe')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Lataa ja salli' }))
    await userEvent.click(screen.getByRole('button', { name: /^Katso/ }))
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe(hosted.frameUrl)
  })

  test('is a link where there is no frame to be had', () => {
    show({ ...hosted, frameUrl: '' })
    expect(screen.getByRole('link', { name: /Katso: YouTube/ }).getAttribute('rel')).toContain('noopener')
  })

  test('has the editor’s picture, else the host’s once it is allowed, else the page’s, else a ground', () => {
    const page = Object.assign(samplePage(), { heroImage: sampleShelf('lahjat') })
    const bare = { ...hosted, videoPreviewImage: null, thumbnailUrl: '/api/video-thumbnails/aBcD_eF-123' }
    expect(picture(show(hosted, page).container)).toContain('konvehdit')
    expect(picture(show(bare, page).container)).toContain('lahjat')
    expect(picture(show(bare).container)).toBeNull()
    writeConsent({ ...allRefused, marketing: true }, Date.now())
    expect(picture(show(bare, page).container)).toBe('/api/video-thumbnails/aBcD_eF-123')
  })
})

test('without a film there is nothing', () => {
  expect(show({ video: null, youtubeVideoUrl: '' }).container.querySelector('section')).toBeNull()
})
