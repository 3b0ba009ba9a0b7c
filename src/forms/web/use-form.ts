import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Language } from '#src/common/locale.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { track } from '#src/shell/web/analytics/track.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormBlock } from '../blocks/form-block/form.block.ts'
import { fileTypes, inputPrefix, leastMs, stampName } from '../contract/form-item.ts'
import { faultsOf, type Filled } from '../rules/check-submission.ts'
import { fetchStamp, sendForm } from './forms-api.ts'

export interface FormState {
  at: 'asking' | 'sending' | 'sent'
  /** Fault texts by field. */
  faults: Readonly<Record<string, string>>
  /** Fault of the whole form; empty: none. */
  fault: string
}

/** Margin for clock differences and network delay. */
const sparMs = 300
const accepted: readonly string[] = Object.values(fileTypes)

/** State of a form in the browser: checks with the server's rules, sends once, and shows the result in its place. */
export function useForm(block: FormBlock) {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { sent, contentLink, items } = block
  const [state, setState] = useState<FormState>({
    at: sent?.stamp === '' ? 'sent' : 'asking',
    faults: sent?.faults ?? {},
    fault: sent?.fault ?? '',
  })
  const stamp = useRef<Promise<Stamp> | null>(null)

  /** Requests a stamp when the visitor begins, so that it is old enough when they send the form. */
  const begin = (): void => {
    stamp.current ??= askForStamp(contentLink.id)
    stamp.current.catch(() => {
      stamp.current = null
    })
  }

  /** Returns whether the form was accepted; on false the faults are shown. */
  async function send(form: HTMLFormElement): Promise<boolean> {
    if (state.at === 'sending') return true
    const data = new FormData(form)
    const broken = faultsOf(items, filledIn(data, block))
    if (Object.keys(broken).length > 0) {
      const faults = Object.fromEntries(Object.entries(broken).map(([name, key]) => [name, text(`/${key}`)]))
      setState({ at: 'asking', faults, fault: text('/forms/check-fields') })
      return false
    }
    setState({ at: 'sending', faults: {}, fault: '' })
    try {
      const { redirectUrl } = await sendStamped(data, language)
      track({ event: 'form_success', form_name: block.formName, form_id: String(contentLink.id) })
      if (redirectUrl !== '') await navigate(redirectUrl)
      else setState({ at: 'sent', faults: {}, fault: '' })
      return true
    } catch (error) {
      setState({ at: 'asking', ...faultsIn(error) })
      return false
    }
  }

  /** Sends the form; a refused stamp is replaced once, because it expired or another window used it. */
  async function sendStamped(data: FormData, sentIn: Language): Promise<{ redirectUrl: string }> {
    for (let tries = 0; ; tries++) {
      begin()
      const { value, from } = await (stamp.current ?? askForStamp(contentLink.id))
      const left = from + leastMs + sparMs - browserClock.now()
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      data.set(stampName, value)
      try {
        return await sendForm(contentLink.id, data, sentIn)
      } catch (error) {
        const keys = error instanceof ApiError ? (error.problems ?? []).map(({ key }) => key) : []
        if (tries > 0 || !keys.some((key) => key === 'forms/too-late' || key === 'forms/too-soon')) throw error
        stamp.current = null
      }
    }
  }

  function faultsIn(error: unknown): Pick<FormState, 'faults' | 'fault'> {
    if (!(error instanceof ApiError)) return { faults: {}, fault: text('/forms/failed') }
    const { fieldErrors, problems, status } = error
    const faults = Object.fromEntries(Object.entries(fieldErrors ?? {}).map(([name, [said = '']]) => [name, said]))
    if (Object.keys(faults).length > 0) return { faults, fault: text('/forms/check-fields') }
    if (status === 413) return { faults: {}, fault: text('/forms/too-large') }
    return { faults: {}, fault: problems?.[0]?.value ?? text(status === 0 ? '/forms/offline' : '/forms/failed') }
  }

  return { state, begin, send }
}

interface Stamp {
  value: string
  /** Time of the request for the stamp, in milliseconds. */
  from: number
}

async function askForStamp(formId: number): Promise<Stamp> {
  const { stamp } = await fetchStamp(formId)
  return { value: stamp, from: browserClock.now() }
}

/** Collects the values. A file field without a chosen file holds an empty file without a name. */
function filledIn(data: FormData, { items }: FormBlock): Filled {
  const values: Record<string, string> = {}
  const files: Filled['files'] = Object.fromEntries(
    items.flatMap(({ name }) => {
      const value = data.get(inputPrefix + name)
      if (typeof value === 'string') values[name] = value
      return value instanceof File && value.size > 0
        ? [[name, { size: value.size, isAccepted: value.type === '' || accepted.includes(value.type) }]]
        : []
    }),
  )
  return { values, files }
}
