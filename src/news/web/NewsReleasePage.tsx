import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { PageAreas } from '#src/content/web/ContentArea.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { releaseIdPattern } from '../contract/limits.ts'
import { newsReleaseKey } from '../contract/news-list.ts'
import type { NewsReleasePageFields } from '../contract/page-fields.ts'
import { releaseIdParam } from '../contract/paths.ts'
import { fetchRelease } from './news-api.ts'
import { Release } from './release/Release.tsx'
import { NoRelease } from './release/NoRelease.tsx'

const isId = new RegExp(releaseIdPattern)

/** One release, by its readable address or by `?id=` (specification 2, sections 2, 4 and 8): loading, the release, or an error. */
export function NewsReleasePage({ page }: { page: PageModel<NewsReleasePageFields> }) {
  const { search } = useLocation()
  const id = new URLSearchParams(search).get(releaseIdParam) ?? ''
  return (
    <>
      <PageAreas areas={[page.topContentArea]} />
      {page.release ? <Release page={page} release={page.release} /> : <AskedRelease key={id} id={id} page={page} />}
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}

function AskedRelease({ id, page }: { id: string; page: PageModel<NewsReleasePageFields> }) {
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: newsReleaseKey(id),
    queryFn: ({ signal }) => fetchRelease(id, language, signal),
    enabled: isId.test(id),
  })
  if (data) return <Release page={page} release={data} />
  return <NoRelease page={page} id={id} state={stateOf(id, data, error)} onRetry={() => void refetch()} />
}

function stateOf(id: string, data: null | undefined, error: Error | null) {
  if (id === '') return 'missing'
  if (data === null || !isId.test(id) || (error && isNotThere(error))) return 'not-found'
  return error ? 'failed' : 'loading'
}

const isNotThere = (fault: Error): boolean => fault instanceof ApiError && fault.status >= 400 && fault.status < 500
