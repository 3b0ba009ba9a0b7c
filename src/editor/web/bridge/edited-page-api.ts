import type { PageModel } from '#src/shell/contract/page-model.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/** The page of the frame with its drafts, as the content call gives it (specification 1, section 4). */
export function fetchEditedPage(path: string): Promise<PageModel> {
  const url = new URL(path, window.location.origin)
  const flags = Object.fromEntries(
    ['visitorgroupsByID', 'commondrafts', 'epiprojects', 'epichannel', 'at'].flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const contentUrl = url.pathname.replace(/^\/en(?=\/|$)\/?/, '/')
  return callApi('/api/cda/content', {
    query: { contentUrl, currentPageUrl: url.pathname, epieditmode: true, ...flags },
  })
}
