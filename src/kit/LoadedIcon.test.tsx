import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iconLoaderMarginPx } from './icon-loader.ts'
import { LoadedIcon } from './LoadedIcon.tsx'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>'
let answer: { status: number; text: string }
let asked: string[] = []
/** The last place comes near. */
let seen: (() => void) | null = null
/** Each of them does. */
let near: (() => void)[] = []
let margin: string | undefined

beforeEach(() => {
  answer = { status: 200, text: drawing }
  asked = []
  near = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      responseXML: Document | null = null
      responseType = ''
      loaded: () => void = () => {}
      open(_: string, url: string) {
        asked.push(url)
      }
      addEventListener(name: string, listen: () => void) {
        if (name === 'load') this.loaded = listen
      }
      send() {
        this.status = answer.status
        const isXml = answer.text.startsWith('<svg')
        this.responseXML = isXml ? new DOMParser().parseFromString(answer.text, 'image/svg+xml') : null
        this.loaded()
      }
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin?: string }) {
        margin = options.rootMargin
        const comes = () => tell([{ isIntersecting: true }])
        seen = comes
        near.push(comes)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

async function fault(src: string): Promise<string> {
  const { container } = render(<LoadedIcon src={src} />)
  const told = new Promise<string>((resolve) => {
    container.addEventListener('iconloaderror', (event) =>
      resolve((event as CustomEvent<{ message: string }>).detail.message),
    )
  })
  seen?.()
  return told
}

test('an icon is fetched when its place comes within 1200 px, once for all places, and stands inside the page', async () => {
  const { container } = render(
    <>
      <LoadedIcon src="/media/a.svg" />
      <LoadedIcon src="/media/a.svg" />
    </>,
  )
  expect(iconLoaderMarginPx).toBe(1200)
  expect(margin).toBe('1200px')
  expect(container.querySelector('[data-src="/media/a.svg"]')).toBeTruthy()
  expect(asked).toEqual([])
  for (const comes of near) comes()
  await vi.waitFor(() => expect(container.querySelectorAll('[data-src] svg path')).toHaveLength(2), 30_000)
  expect(asked).toEqual(['/media/a.svg'])
})

test.each([
  ['HTML', '<html></html>'],
  ['a drawing with a script', drawing.replace('<path', '<script>1</script><path')],
])('%s in its place is told by iconloaderror, and leaves nothing', async (name, text) => {
  answer = { status: 200, text }
  const url = `/media/${name.length}.svg`
  expect(await fault(url)).toBe(`${url} returned an invalid SVG file`)
  expect(document.querySelector('svg')).toBeNull()
})

test('one that is not there is told too, and asked for again by the next page', async () => {
  answer = { status: 404, text: '' }
  expect(await fault('/media/none.svg')).toBe('/media/none.svg could not be loaded: 404')
  await fault('/media/none.svg')
  expect(asked).toEqual(['/media/none.svg', '/media/none.svg'])
})
