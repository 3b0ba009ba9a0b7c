import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { carouselBlockSample } from './carousel.block.ts'
import { CarouselBlock } from './CarouselBlock.tsx'

/** Milliseconds on the row's clock; two presses on a busy machine may be further apart than a turn. */
let now: number
beforeEach(() => {
  now = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  scrollTo.mockReset()
})

const scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>()

/** A row of slides 100 wide in a window of 100, as a browser would lay it out. */
function show(items: typeof carouselBlockSample.items = carouselBlockSample.items) {
  const { container } = render(inPage(<CarouselBlock block={{ ...carouselBlockSample, items }} />).ui)
  const row = container.querySelector('ul')
  if (!row) throw new Error('There is no row')
  Object.defineProperty(row, 'clientWidth', { value: 100 })
  Object.defineProperty(row, 'scrollWidth', { value: 100 * items.length })
  for (const [index, slide] of [...row.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 })
  scrollTo.mockImplementation((options?: ScrollToOptions | number) => {
    row.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0
    act(() => void row.dispatchEvent(new Event('scroll')))
  })
  row.scrollTo = scrollTo as typeof row.scrollTo
  return row
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Until it may be turned again. */
const rest = () => {
  now += 400
}
const position = () => screen.getByRole('status').textContent

test('turns by its buttons, in a circle, and tells where it is', async () => {
  const row = show()
  expect(position()).toBe('1 / 3')
  await press('Seuraava')
  expect([position(), row.scrollLeft]).toEqual(['2 / 3', 100])
  rest()
  await press('Seuraava')
  rest()
  await press('Seuraava')
  expect([position(), row.scrollLeft]).toEqual(['1 / 3', 0])
  rest()
  await press('Edellinen')
  expect([position(), row.scrollLeft]).toEqual(['3 / 3', 200])
})

test('turns once in 400 ms, however often it is pressed', async () => {
  show()
  await press('Seuraava')
  now += 399
  await press('Seuraava')
  expect(position()).toBe('2 / 3')
  now += 1
  await press('Seuraava')
  expect(position()).toBe('3 / 3')
})

test('tells where it is when it is scrolled by hand', () => {
  const row = show()
  row.scrollLeft = 90
  act(() => void row.dispatchEvent(new Event('scroll')))
  expect(position()).toBe('2 / 3')
})

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('moves as is wanted (less motion: %s)', async (isStill, behavior) => {
  show()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList) // nothing else is asked
  await press('Seuraava')
  expect(scrollTo).toHaveBeenCalledWith({ left: 100, behavior })
})

test('one slide alone has nothing to turn', () => {
  show(carouselBlockSample.items.slice(0, 1))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
