/**
 * The way from any footer to the cookie settings. Whoever shows them listens; a request made before that is kept, so that a
 * press is never lost while their code is on its way.
 */
type Listener = () => void

let listener: Listener | null = null
let waiting = false

export function openConsentSettings(): void {
  if (listener) listener()
  else waiting = true
}

/** One listener at a time; the answer ends it. */
export function onConsentSettings(next: Listener): () => void {
  listener = next
  if (waiting) {
    waiting = false
    next()
  }
  return () => {
    if (listener === next) listener = null
  }
}
