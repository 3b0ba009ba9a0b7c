import { browserClock } from '#src/shell/web/clock.ts'
import { useRef, useState } from 'react'
import { askPasskey } from '#src/identity/web/passkeys/ceremonies.ts'
import { needsStepUp } from '#src/identity/web/passkeys/passkey-api.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { stepUpByCode, stepUpByPasskey, stepUpOptions } from '#src/staff/web/office-api.ts'
import type { Problem } from '../../contract/records.ts'
import { isSignedOut } from '../office-api.ts'
import { useFailure } from '../shell/states.tsx'
import { useOffice } from '../use-office.ts'

/** What the person is asked before the call can be made: a fresh proof, or to sign in again. */
export type Asked = 'proof' | 'session' | null

interface WorkOptions<Answer> {
  call: () => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Asks for the proof from the start when the last one is too old. */
  isGuarded?: boolean
}

/**
 * One call that changes something. A proof or a new session is asked where the work stands, and the call is made again after
 * it: what was typed stays. Faults are kept by field; a conflict keeps the record as it is now.
 */
export function useWork<Answer>({ call, onDone, isGuarded = false }: WorkOptions<Answer>) {
  const t = useText()
  const failure = useFailure()
  const { me, reload } = useOffice()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [conflict, setConflict] = useState<Problem['current'] | null>(null)
  const [asked, setAsked] = useState<Asked>(() =>
    isGuarded && Date.parse(me.provedUntil) < browserClock.now() ? 'proof' : null,
  )
  const isRunning = useRef(false)

  async function attempt(prove: () => Promise<boolean>): Promise<void> {
    // Two presses in one breath are one call.
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setError(null)
    setFields({})
    setConflict(null)
    try {
      if (!(await prove())) return
      const answer = await call()
      setAsked(null)
      onDone(answer)
    } catch (fault) {
      take(fault)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  function take(fault: unknown): void {
    if (needsStepUp(fault)) {
      setAsked('proof')
      return
    }
    if (isSignedOut(fault)) {
      setAsked('session')
      return
    }
    if (fault instanceof ApiError && fault.fieldErrors) setFields(fault.fieldErrors)
    const first = fault instanceof ApiError ? (fault.problems?.[0] as Problem | undefined) : undefined // see contract/records.ts
    if (first?.key === 'office/version-conflict' && first.current) setConflict(first.current)
    else if (!(fault instanceof ApiError && fault.fieldErrors)) setError(failure(fault))
  }

  const proved = async (): Promise<boolean> => {
    setAsked(null)
    void reload()
    return true
  }
  return {
    isBusy,
    error,
    fields,
    conflict,
    asked,
    run: (code = ''): void =>
      void attempt(async () => {
        if (asked !== 'proof') return true
        if (code === '') {
          setError(t('/desk/proof-needed'))
          return false
        }
        await stepUpByCode(code)
        return proved()
      }),
    runByPasskey: (): void =>
      void attempt(async () => {
        const response = await askPasskey(await stepUpOptions())
        if (!response) {
          setError(t('/entry/passkey-not-confirmed'))
          return false
        }
        await stepUpByPasskey(response)
        return proved()
      }),
    /** It runs after the person has signed in again. */
    runAgain: async (): Promise<void> => {
      setAsked(null)
      await attempt(async () => true)
    },
    /** Forgets what went wrong or was asked. */
    leave: (): void => {
      setError(null)
      setAsked(null)
    },
  }
}

export type Work = ReturnType<typeof useWork>
