import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { errorMessageOf } from '#src/identity/web/passkeys/passkey-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'

const lateMs = 300

/** Bars of the size of what is coming, from 300 ms on: a quick answer shows nothing. */
export function LoadingRows({ rows = 8 }: { rows?: number }) {
  const t = useText()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <output className="office-bars" aria-busy="true" aria-label={t('/entry/loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} />
      ))}
    </output>
  )
}

type Tone = 'due' | 'bad' | 'info' | 'ok'
const icons: Record<Tone, string> = { due: 'clock', bad: 'warning', info: 'info', ok: 'check' }

/** What happened, what is safe, and one action. */
export function Note({
  tone,
  action,
  announce = false,
  children,
}: {
  tone: Tone
  action?: ReactNode
  announce?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={`office-note office-note--${tone}`}
      {...(announce && { role: tone === 'bad' ? 'alert' : 'status' })}
    >
      <OfficeIcon name={icons[tone]} />
      {children}
      {action}
    </div>
  )
}

/** What a call that failed says to the person; the server's words where it has some. */
export function useFailure(): (error: unknown) => string {
  const t = useText()
  return (error) =>
    errorMessageOf(error) ?? t(error instanceof ApiError && error.status === 0 ? '/entry/offline' : '/entry/failed')
}

/** A part of the page that could not be read. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  const failure = useFailure()
  if (error instanceof ApiError && error.status === 403) return <NoRight />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <Note
      tone="bad"
      announce
      action={
        <button type="button" className="office-t" onClick={onRetry}>
          {t('/passkeys/again')}
        </button>
      }
    >
      <p>{failure(error)}</p>
    </Note>
  )
}

export function NoRight() {
  const t = useText()
  return (
    <EmptyState
      small
      mascotLabel="Vuoka"
      title={t('/desk/no-right')}
      text={t('/desk/no-right-text')}
      action={<Home />}
    />
  )
}

export function Missing() {
  const t = useText()
  return (
    <EmptyState small mascotLabel="Vuoka" title={t('/desk/missing')} text={t('/desk/missing-text')} action={<Home />} />
  )
}

/** A page that could not be shown, in place of all. */
export function Broken() {
  const t = useText()
  return <EmptyState headingLevel="h1" mascotLabel="Vuoka" title={t('/entry/failed')} action={<Home />} />
}

function Home() {
  const t = useText()
  return (
    <Button variant="secondary" onClick={() => window.location.assign('/office')}>
      {t('/desk/to-today')}
    </Button>
  )
}
