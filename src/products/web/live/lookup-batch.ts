import { whenIdle } from '#src/shell/web/when-idle.ts'
import { codesPerLookupMax } from '../../contract/limits.ts'

/** Asks for what is known of each code now; a code without an entry is not for sale. */
type LookUp<Entry> = (codes: readonly string[], signal?: AbortSignal) => Promise<Entry[]>

interface Question<Entry> {
  codes: readonly string[]
  signal: AbortSignal | undefined
  resolve: (entries: Entry[]) => void
  reject: (error: unknown) => void
}

/**
 * Puts off a look-up until the browser has nothing else to do, and makes one call of all that was asked for meanwhile: every
 * row of cards of a page asks by itself. More codes than a call takes become several calls.
 */
export function batchedLookUp<Entry extends { code: string }>(lookUp: LookUp<Entry>): LookUp<Entry> {
  let waiting: Question<Entry>[] = []

  async function answer(): Promise<void> {
    const questions = waiting.filter(({ signal }) => !signal?.aborted)
    waiting = []
    const codes = [...new Set(questions.flatMap((question) => question.codes))]
    try {
      const answers = await Promise.all(callsOf(codes).map((some) => lookUp(some)))
      const entries = new Map(answers.flat().map((entry) => [entry.code, entry]))
      for (const question of questions) question.resolve(question.codes.flatMap((code) => entries.get(code) ?? []))
    } catch (error) {
      for (const question of questions) question.reject(error)
    }
  }

  return (codes, signal) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) whenIdle(() => void answer())
      waiting.push({ codes, signal, resolve, reject })
    })
}

const callsOf = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / codesPerLookupMax) }, (_, call) =>
    codes.slice(call * codesPerLookupMax, (call + 1) * codesPerLookupMax),
  )
