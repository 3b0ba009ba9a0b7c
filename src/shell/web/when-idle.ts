/** What is put off this long after the document has loaded is put off no longer, milliseconds. */
const latestMs = 5_000
/** Where a browser does not tell when it is idle (Safari): long enough for a page to have settled, milliseconds. */
const settledMs = 2_000

/** Runs what nobody waits for, once the document has loaded with everything on it and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: latestMs })
    else setTimeout(run, settledMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
