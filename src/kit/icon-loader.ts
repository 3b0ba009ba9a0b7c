/*
 * Icons of the media library (specification 2, sections 8 and 9): `data-src` names the file, which is fetched when its place comes within
 * 1200 px of the window and stands inside the page then, in the colours around it. The file is kept for 30 days by the header it is
 * served with. What cannot be had is told by the event `iconloaderror`, and leaves its place empty.
 */

export const iconLoaderMarginPx = 1200

export interface IconLoadError {
  message: string
}

const fetched = new Map<string, Promise<Element>>()

/** The parsed drawing; rejects with the words of the fault. */
function load(url: string): Promise<Element> {
  let work = fetched.get(url)
  if (!work) {
    work = request(url)
    fetched.set(url, work)
    work.catch(() => fetched.delete(url))
  }
  return work
}

/** As a document: it is parsed by the browser, and nothing in it has run. */
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

/** Fills the place when it comes near; returns the end of waiting. */
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
  if (typeof IntersectionObserver === 'undefined') {
    void fill()
    return () => {}
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void fill()
    },
    { rootMargin: `${iconLoaderMarginPx}px` },
  )
  observer.observe(place)
  return () => observer.disconnect()
}
