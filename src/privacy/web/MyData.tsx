import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DeletionAhead } from './DeletionAhead.tsx'
import { ExportData } from './ExportData.tsx'
import { privacyStateQuery } from './privacy-state.ts'
import './privacy.css'

export interface MyDataProps {
  /** The account's address, to which the link to an export goes. */
  email: string
  /** Site path of the privacy notice; empty: there is none. */
  privacyPageUrl: string
}

/** Part of the account page for signed-in customers: exporting their data, and deleting or keeping the account. */
export function MyData({ email, privacyPageUrl }: MyDataProps) {
  const text = useText()
  const headingId = useId()
  const state = useQuery(privacyStateQuery(useLanguage()))
  return (
    <section className="privacy" aria-labelledby={headingId}>
      <h2 className="kit-d3" id={headingId}>
        {text('/privacy/title')}
      </h2>
      <p className="privacy__lead">
        {text('/privacy/lead')}{' '}
        {privacyPageUrl !== '' && (
          <SiteLink className="kit-link" to={privacyPageUrl}>
            {text('/privacy/notice')}
          </SiteLink>
        )}
      </p>
      {state.isError && (
        <div className="privacy__part">
          <p role="alert">{text('/privacy/load-failed')}</p>
          <Button variant="secondary" size="small" busy={state.isFetching} onClick={() => void state.refetch()}>
            {text('/privacy/again')}
          </Button>
        </div>
      )}
      {/* Same height while the state loads, so that nothing below it moves. */}
      {!state.isError && <ExportData asked={state.data?.export ?? null} email={email} />}
      {state.data?.deletion ? (
        <DeletionAhead deletion={state.data.deletion} />
      ) : (
        !state.isError && <DeleteAccount isKnown={state.data !== undefined} />
      )}
    </section>
  )
}
