import { readStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import type { Loader } from './routes.tsx'

const key = 'reloaded-for'

/**
 * After a deploy an open tab may ask for a chunk that is gone: the document is loaded anew, once per version of the entry,
 * so that a chunk that is really missing cannot loop. A navigation has its own way out, below.
 */
export function reloadOnceOnChunkError(isNavigating: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network it is not the chunk that is gone, and a reload would take the page away as well
    if (isNavigating() || !navigator.onLine) return
    const starter = document.querySelector<HTMLElement>('#starter')?.dataset['entry']
    const version = starter ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
    // Where nothing can be kept a reload could loop: the fault is left to the page's own boundary then
    if (readStored(key) === version || !writeStored(key, version)) return
    event.preventDefault()
    window.location.reload()
  })
}

/** A navigation that fails, its code being gone, becomes a load of the document it leads to: that can be read without code. */
export function orLoadDocument(loader: Loader, onUnreachable: (url: string) => Response): Loader {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      const { pathname, search } = new URL(args.request.url)
      const isHere = pathname === window.location.pathname && search === window.location.search
      if (args.request.signal.aborted || isHere) throw error
      // Without a network the document would not come either: better to stay
      if (!navigator.onLine) return onUnreachable(pathname + search)
      window.location.assign(pathname + search)
      // The page stays as it is until the document comes.
      return new Promise(() => {})
    }
  }
}
