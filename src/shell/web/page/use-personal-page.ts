import { useEffect, useLayoutEffect, useState } from 'react'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PersonalPage } from './personal-page.ts'

/** The campaign in the address this visit began with, or in a later one; in memory only. */
let campaign = ''

/**
 * Returns the page with what the visitor's groups see of it (C-21). The document is the same for everyone; where the page has such
 * blocks, one request fetches them once the page is shown. What the visitor reads does not move: a block that replaces another keeps
 * its height, and an added block appears only below the screen.
 */
export function usePersonalPage(model: PageModel): PageModel {
  const [found, setFound] = useState<(PersonalPage & { of: PageModel }) | null>(null)
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    campaign = params.get('campaign') ?? params.get('utm_campaign') ?? campaign
    if (!model.isPersonal || model.preview || model.status !== 'published') return
    const call = new AbortController()
    import('./personal-page.ts')
      .then(({ fetchPersonalPage }) => fetchPersonalPage(model, campaign, call.signal))
      .then(
        (personal) => personal && !call.signal.aborted && setFound({ of: model, ...personal }),
        // Without a response the page stays the public one.
        () => undefined,
      )
    return () => call.abort()
  }, [model])
  const mine = found?.of === model ? found : null
  useLayoutEffect(() => {
    for (const [id, height] of mine?.kept ?? []) {
      const element = document.getElementById(id)
      if (element) element.style.minHeight = `${height}px`
    }
  }, [mine])
  return mine?.page ?? model
}
