import { readStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import type { Loader } from './routes.tsx'

const key = 'reloaded-for'

/**
 * After a deploy an open tab may request a chunk that is gone: the document is reloaded, once per version of the entry, so
 * that a chunk that is really missing cannot loop. A navigation has its own fallback, below.
 */
export function reloadOnceOnChunkError(isNavigating: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network the chunk is not gone, and a reload would take the page away as well
    if (isNavigating() || !navigator.onLine) return
    const starter = document.querySelector<HTMLElement>('#starter')?.dataset['entry']
    const version = starter ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
    // Without storage a reload could loop: the page's own boundary handles the fault
    if (readStored(key) === version || !writeStored(key, version)) return
    event.preventDefault()
    window.location.reload()
  })
}

/** Turns a navigation whose code is gone into a load of the document it leads to, which can be read without code. */
export function orLoadDocument(loader: Loader, onUnreachable: (url: string) => Response): Loader {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      const { pathname, search } = new URL(args.request.url)
      const isHere = pathname === window.location.pathname && search === window.location.search
      if (args.request.signal.aborted || isHere) throw error
      // Without a network the document would not load either: the page stays
      if (!navigator.onLine) return onUnreachable(pathname + search)
      window.location.assign(pathname + search)
      // The page stays as it is until the document arrives.
      return new Promise(() => {})
    }
  }
}
