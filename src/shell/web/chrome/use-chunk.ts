import { useEffect, useState } from 'react'

/**
 * Code that is loaded when it is first wanted; null until it is there. When it cannot be had, `onFailure` puts back what was
 * asked for, and the next request tries again.
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
