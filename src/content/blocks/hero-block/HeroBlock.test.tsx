import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { samplePage } from '../../web/gallery/sample-page.ts'
import { inPage } from '../../web/testing/in-page.tsx'
import { heroBlockSample, heroPictureSample } from './hero.block.ts'
import { heroSquares, nameParts } from './hero-tiles.ts'
import { HeroBlock } from './HeroBlock.tsx'

const show = (block = heroBlockSample as Parameters<typeof HeroBlock>[0]['block'], theme: '' | 'froosh' = '') =>
  render(inPage(<HeroBlock block={block} />, { page: samplePage({ layoutTheme: theme }) }).ui)

const heading = () => screen.getByRole('heading').textContent
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const [first, second] = ['Suklaata, jonka kuulee murtuvan.', 'Kannen alla on kartta.']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('rotation', () => {
  test('the next slide comes after six seconds, and after the last the first again', () => {
    show()
    expect(heading()).toBe(first)
    pass(5999)
    expect(heading()).toBe(first)
    pass(1)
    expect(heading()).toBe(second)
    pass(6000)
    expect(heading()).toBe(first)
  })

  test('the pause button stops it and starts it again; the count tells where it is', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Pysäytä vaihtuvat kuvat' }))
    pass(20_000)
    expect(heading()).toBe(first)
    fireEvent.click(screen.getByRole('button', { name: 'Käynnistä vaihtuvat kuvat' }))
    pass(6000)
    expect(heading()).toBe(second)
    expect(document.querySelector('.content-slides .kit-num')?.textContent).toBe('2 / 2')
  })

  test('it stands still while the mouse is on it, not for a finger', () => {
    show()
    const hero = screen.getByRole('region', { name: 'Ajankohtaista' })
    fireEvent.pointerEnter(hero, { pointerType: 'mouse' })
    pass(20_000)
    expect(heading()).toBe(first)
    fireEvent.pointerLeave(hero)
    fireEvent.pointerEnter(hero, { pointerType: 'touch' })
    pass(6000)
    expect(heading()).toBe(second)
  })

  test('it stands still while focused by keyboard', () => {
    show()
    const button = screen.getByRole('button', { name: 'Seuraava kuva' })
    vi.spyOn(button, 'matches').mockReturnValue(true)
    act(() => button.focus())
    pass(20_000)
    expect(heading()).toBe(first)
    act(() => button.blur())
    pass(6000)
    expect(heading()).toBe(second)
  })

  test('it does not start by itself when less motion is wanted', () => {
    const real = window.matchMedia('(prefers-reduced-motion: reduce)')
    vi.spyOn(real, 'matches', 'get').mockReturnValue(true)
    const query = vi.spyOn(window, 'matchMedia').mockReturnValue(real)
    show()
    pass(20_000)
    expect(heading()).toBe(first)
    fireEvent.click(screen.getByRole('button', { name: 'Seuraava kuva' }))
    expect(heading()).toBe(second)
    query.mockRestore()
  })

  test('turning to the next one is told, what turns by itself is not', () => {
    const events: AnalyticsEvent[] = []
    const disconnect = connectDestination((event) => events.push(event))
    // What was held of earlier tests comes first
    events.length = 0
    show()
    pass(6000)
    pass(6000)
    expect(heading()).toBe(first)
    expect(events).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Seuraava kuva' }))
    fireEvent.click(screen.getByRole('button', { name: 'Seuraava kuva' }))
    expect(events).toEqual([2, 1].map((picture) => ({ event: 'image_slider_interaction', picture, slider: 'hero' })))
    disconnect()
  })

  test('one slide has no controls', () => {
    show({ ...heroBlockSample, slides: heroBlockSample.slides.slice(0, 1) })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('pictures of other slides wait', () => {
    show(heroPictureSample)
    expect(document.querySelectorAll('img')).toHaveLength(1)
    pass(3000)
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })
})

describe('drawing', () => {
  test('phones get their own picture', () => {
    show(heroPictureSample)
    const source = document.querySelector('source[media="(max-width: 1023px)"]')
    expect(source?.getAttribute('srcset')).toContain('/hero-mobile/hero/hero-bars-portrait.webp')
  })

  test('Froosh shows its tiles in a row and the strip', () => {
    show({ ...heroBlockSample, strip: 'Kirpeä! Makea!' }, 'froosh')
    expect(document.querySelector('.content-hero--fruit')).not.toBeNull()
    expect(document.querySelector('.content-hero__strip')?.firstChild?.textContent).toBe('Kirpeä! Makea!')
  })

  test.each([0, 1, 2, 3, 4])('%i tiles fill the four squares, or none', (count) => {
    const tiles = heroBlockSample.slides.flatMap((slide) => slide.tiles).slice(0, 1)
    const squares = heroSquares(Array.from({ length: count }, () => tiles).flat())
    expect(squares).toHaveLength(count === 0 ? 0 : 4)
    expect(squares.filter((square) => typeof square !== 'string')).toHaveLength(count)
  })

  test.each([
    ['Rubiinisuklaa, vadelma', 'Rubiinisuklaa,', 'vadelma'],
    ['Suolakeksi, merisuola, ohut', 'Suolakeksi,', 'merisuola, ohut'],
    ['Kaakaotryffelit', 'Kaakaotryffelit', ''],
    ['Hinta 4,50 €', 'Hinta 4,50 €', ''],
  ])('the name %s', (name, thing, taste) => {
    expect(nameParts(name)).toEqual({ thing, taste })
  })
})
