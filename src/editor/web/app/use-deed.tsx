import { useState } from 'react'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** What the server says of a refusal; empty: it says nothing. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  const said = [...Object.values(error.fieldErrors ?? {}).flat(), ...(error.problems ?? []).map(({ value }) => value)]
  return said.filter(Boolean).join(' ')
}

/** Runs one deed at a time, and says in words why it failed: those that it resolves with, or the server's. */
export function useDeed() {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function run(work: () => Promise<string | void>): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      setFault((await work()) ?? null)
    } catch (error) {
      setFault(refusalWords(error) || t('/edit/failed'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fault, run }
}

export const Fault = ({ text }: { text: string | null }) =>
  text && (
    <p className="edit-error" role="alert">
      {text}
    </p>
  )
