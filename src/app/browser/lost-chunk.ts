const key = 'reloaded-for'

/**
 * After a deploy an open tab may ask for a chunk that is gone: the document is loaded anew, once per version of the entry,
 * so that a chunk that is really missing cannot loop.
 */
export function reloadOnceOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const version = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
    if (sessionStorage.getItem(key) === version) return
    event.preventDefault()
    sessionStorage.setItem(key, version)
    window.location.reload()
  })
}
