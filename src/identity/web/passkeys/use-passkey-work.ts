import { useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { errorMessageOf } from './passkey-api.ts'

/** Runs one call at a time; `error` says why the last one failed. */
export function usePasskeyWork() {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  function run(work: () => Promise<void>): void {
    setBusy(true)
    setError(null)
    work()
      .catch((failure: unknown) => setError(errorMessageOf(failure) ?? t('/passkeys/failed')))
      .finally(() => setBusy(false))
  }
  return { isBusy, error, setError, run }
}
