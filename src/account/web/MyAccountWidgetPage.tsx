import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { allRefused } from '#src/shell/contract/consent.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { isStorageAllowed, readConsent } from '#src/shell/web/consent-state.ts'
import { saveConsent } from '#src/shell/web/consent/save-consent.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AccountPageFields } from '../contract/account-page.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { fetchWidgetData } from './account-api.ts'
import { asked } from './account-queries.ts'
import './account-widget.css'
import { mountProfile, widgetFaults } from './lightning-out.ts'

/** Member profile from another service (specification 2). */
export function MyAccountWidgetPage({ page }: { page: PageModel<AccountPageFields> }) {
  return (
    <AccountLayout page={page}>
      <Profile />
    </AccountLayout>
  )
}

/** `asking`: the script is from another site, which the visitor has not allowed to store anything. */
type State = { kind: 'loading' | 'ready' | 'asking' } | { kind: 'error'; message: string }

function Profile() {
  const text = useText()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const ending = new AbortController()
    const show = (next: State): void => {
      if (!ending.signal.aborted) setState(next)
    }
    async function mount(): Promise<void> {
      const { userIdEncrypted, scriptUrl } = await asked(client, () => fetchWidgetData(ending.signal)).catch(() => {
        throw new Error(widgetFaults.load)
      })
      if (isForeign(scriptUrl) && !isStorageAllowed('functional')) return show({ kind: 'asking' })
      if (place.current) await mountProfile(place.current, scriptUrl, userIdEncrypted)
      show({ kind: 'ready' })
    }
    mount().catch((error: unknown) =>
      show({ kind: 'error', message: error instanceof Error ? error.message : widgetFaults.load }),
    )
    return () => ending.abort()
  }, [client, turn])
  const again = () => {
    setState({ kind: 'loading' })
    setTurn(turn + 1)
  }
  const allow = () => {
    saveConsent({ ...(readConsent() ?? allRefused), functional: true })
    again()
  }
  return (
    <section className="account-set">
      <div className="account-set__head">
        <h2 className="kit-d3">{text('/account/widget/title')}</h2>
      </div>
      <div className="account-widget">
        <p className="account-widget__head">{text('/account/widget/name')}</p>
        <div className="account-widget__body">
          {/* React creates the element and never touches its content. */}
          <div ref={place} className="account-widget__place" hidden={state.kind !== 'ready'} />
          {state.kind === 'loading' && <Loading label={text('/account/widget/loading')} />}
          {state.kind === 'asking' && (
            <>
              <p>{text('/account/widget/consent')}</p>
              <Button variant="secondary" size="small" onClick={allow}>
                {text('/account/widget/allow')}
              </Button>
            </>
          )}
          {state.kind === 'error' && (
            <>
              <Alert announce>
                <p>
                  <b>{text('/account/widget/failed')}</b> {text('/account/widget/failed-text')}
                </p>
              </Alert>
              <Button variant="secondary" size="small" onClick={again}>
                {text('/account/again')}
              </Button>
              <p className="kit-small kit-muted" lang="en">
                {state.message}
              </p>
            </>
          )}
        </div>
      </div>
      <p className="kit-small kit-muted account-set__note">{text('/account/widget/note')}</p>
    </section>
  )
}

const isForeign = (url: string): boolean =>
  url !== '' && new URL(url, window.location.href).origin !== window.location.origin
