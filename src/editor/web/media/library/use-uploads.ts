import { useCallback, useEffect, useRef, useState } from 'react'
import type { MediaEntry } from '#src/media/contract/library.ts'
import { maxUploadBytes } from '#src/media/contract/media.ts'
import { problemOf } from './media-words.ts'
import { type Sending, uploadMedia } from './media-library-api.ts'

export interface Upload {
  key: number
  name: string
  /** How much has gone, 0 to 1. */
  part: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** In words. */
  problem?: string
}

interface Waiting {
  key: number
  file: File
  folder: string
}

/** Sent at once; the others wait, so that two hundred files do not take the line from everything else. */
const atOnce = 2

/** Files on their way into the library. Each that fails says why, and the others go on. */
export function useUploads(onAdded: (entry: MediaEntry) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Waiting[]>([])
  const sending = useRef(new Set<Sending>())
  const count = useRef(0)
  const added = useRef(onAdded)
  useEffect(() => {
    added.current = onAdded
  })
  useEffect(() => {
    const open = sending.current
    return () => {
      waiting.current = []
      for (const one of open) one.stop()
    }
  }, [])

  const tell = (key: number, news: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)))

  const sendNext = useCallback(function sendWaiting(): void {
    while (sending.current.size < atOnce) {
      const next = waiting.current.shift()
      if (!next) return
      const { key, file, folder } = next
      if (file.size > maxUploadBytes) {
        tell(key, { state: 'failed', problem: problemOf('too-large') })
        continue
      }
      tell(key, { state: 'sending' })
      const one = uploadMedia(file, folder, (part) => tell(key, { part }))
      sending.current.add(one)
      one.done
        .then(
          (entry) => {
            tell(key, { state: 'done', part: 1 })
            added.current(entry)
          },
          (error: unknown) => tell(key, { state: 'failed', problem: problemOf(error) }),
        )
        .finally(() => {
          sending.current.delete(one)
          sendWaiting()
        })
    }
  }, [])

  const add = useCallback(
    (files: readonly File[], folder: string): void => {
      const fresh = files.map((file) => ({ key: count.current++, file, folder }))
      waiting.current.push(...fresh)
      setUploads((all) => [
        ...all,
        ...fresh.map(({ key, file }) => ({ key, name: file.name, part: 0, state: 'waiting' as const })),
      ])
      sendNext()
    },
    [sendNext],
  )
  const clear = useCallback(
    () => setUploads((all) => all.filter(({ state }) => state === 'sending' || state === 'waiting')),
    [],
  )
  return { uploads, add, clear }
}
