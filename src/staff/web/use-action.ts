import { useState } from 'react'
import { errorMessageOf } from '#src/identity/web/passkeys/passkey-api.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** Runs an action; holds whether it runs, its error message, and messages by field when the server sent some. */
export function useAction() {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, string[]>>>({})

  function run(work: () => Promise<unknown>): void {
    setBusy(true)
    setError(null)
    setFields({})
    work()
      .catch((failure: unknown) => {
        const byField = failure instanceof ApiError ? failure.fieldErrors : null
        if (byField) setFields(byField)
        else
          setError(
            errorMessageOf(failure) ??
              t(failure instanceof ApiError && failure.status === 0 ? '/entry/offline' : '/entry/failed'),
          )
      })
      .finally(() => setBusy(false))
  }
  return { isBusy, error, fields, run, fail: setError }
}

export type Action = ReturnType<typeof useAction>
