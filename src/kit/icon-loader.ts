/*
 * Icons of the media library (specification 2, sections 8 and 9): `data-src` names the file, which is fetched when its place comes within
 * 1200 px of the window, and is then inlined in the colours around it. The response's header lets browsers cache the file for 30 days.
 * A file that cannot be loaded raises the event `iconloaderror` and leaves its place empty.
 */
import { onceInView } from './in-view.ts'

export const iconLoaderMarginPx = 1200

export interface IconLoadError {
  message: string
}

const fetched = new Map<string, Promise<Element>>()

/** Loads and parses an icon; rejects with the error message. */
function load(url: string): Promise<Element> {
  let work = fetched.get(url)
  if (!work) {
    work = request(url)
    fetched.set(url, work)
    work.catch(() => fetched.delete(url))
  }
  return work
}

/** Fetches the file as a document: the browser parses it and runs no script in it. */
function request(url: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('GET', url)
    call.responseType = 'document'
    call.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)))
    call.addEventListener('load', () => {
      if (call.status !== 200) return reject(new Error(`${url} could not be loaded: ${call.status}`))
      const root = call.responseXML?.documentElement
      const isDrawing = root?.namespaceURI === 'http://www.w3.org/2000/svg' && root.localName === 'svg'
      if (!isDrawing || root.querySelector('script, foreignObject, parsererror'))
        return reject(new Error(`${url} returned an invalid SVG file`))
      resolve(root)
    })
    call.send()
  })
}

/** Loads the icon when its place comes near the window; returns a function that cancels the wait. */
export function loadIcon(place: HTMLElement): () => void {
  const fill = async () => {
    const url = place.dataset['src'] ?? ''
    try {
      const drawing = await load(url)
      const copy = document.importNode(drawing, true)
      copy.setAttribute('aria-hidden', 'true')
      place.replaceChildren(copy)
    } catch (error) {
      const detail: IconLoadError = { message: error instanceof Error ? error.message : String(error) }
      place.dispatchEvent(new CustomEvent('iconloaderror', { bubbles: true, detail }))
    }
  }
  return onceInView(place, () => void fill(), { rootMargin: `${iconLoaderMarginPx}px` })
}
