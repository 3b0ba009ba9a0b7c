import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { LandingPageFields } from '#src/content/contract/pages/page-fields.ts'
import { LandingPage } from '#src/content/web/pages/landing-page/LandingPage.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { confirmEntry } from './forms-api.ts'

/**
 * A normal page that also confirms the entry whose identifier is in its address. The result does not change the page
 * (specification 2, section 8: a failure is only logged).
 */
export function CampaignThankYouPage({ page }: { page: PageModel<Partial<LandingPageFields>> }) {
  const { search } = useLocation()
  const identifier = new URLSearchParams(search).get('identifier') ?? ''
  useEffect(() => {
    if (identifier === '') return
    const call = new AbortController()
    confirmEntry(identifier, call.signal).catch((error: unknown) => {
      if (!call.signal.aborted) console.error('The entry could not be confirmed', error) // oxlint-disable-line no-console -- as specified
    })
    return () => call.abort()
  }, [identifier])
  return <LandingPage page={page} />
}
