/** The longest wait for an idle browser after the document has loaded, milliseconds. */
const latestMs = 5_000
/** The wait where a browser does not report when it is idle (Safari): long enough for a page to settle, milliseconds. */
const settledMs = 2_000

/** Runs work that can wait, once the document and everything on it has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: latestMs })
    else setTimeout(run, settledMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
