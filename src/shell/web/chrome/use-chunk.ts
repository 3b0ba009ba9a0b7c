import { useEffect, useState } from 'react'

/**
 * Loads code when it is first needed; null until it has loaded. When loading fails, `onFailure` undoes the request, and the next
 * one tries again.
 */
export function useChunk<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFailure: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (!wanted || part) return
    let gone = false
    load().then(
      (loaded) => !gone && setPart(loaded),
      () => !gone && onFailure(),
    )
    return () => void (gone = true)
  }, [wanted, part, load, onFailure])
  return part
}
