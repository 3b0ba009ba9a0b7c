import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsReleasePageFields } from '../../contract/page-fields.ts'
import './release.css'

interface NoReleaseProps {
  page: PageModel<NewsReleasePageFields>
  id: string
  /** `missing`: the address names no release. `failed`: the request failed. */
  state: 'loading' | 'missing' | 'not-found' | 'failed'
  onRetry: () => void
}

/** Shown instead of a release: a skeleton while it loads, else what is wrong and where the other releases are. */
export function NoRelease({ page, id, state, onRetry }: NoReleaseProps) {
  const text = useText()
  const { newsroomUrl, navigation } = page
  return (
    <div className="kit-wrap news-none">
      {navigation.breadcrumbs.length > 1 && (
        <Breadcrumbs crumbs={navigation.breadcrumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />
      )}
      {state === 'loading' ? (
        <output className="news-none__blank" aria-label={text('/news/loading')}>
          <i />
          <i />
          <i />
          <i />
        </output>
      ) : (
        <div className="news-none__say" role={state === 'missing' ? undefined : 'alert'}>
          <h1 className="kit-d2">
            <Emphasised text={text(`/news/release/${state}`)} />
          </h1>
          <p>{text(`/news/release/${state}-text`, { id })}</p>
          <div className="kit-row">
            {state === 'failed' && <Button onClick={onRetry}>{text('/news/retry')}</Button>}
            {newsroomUrl !== '' && (
              <SiteLink
                className={buttonClass({ variant: state === 'failed' ? 'secondary' : 'primary' })}
                to={newsroomUrl}
              >
                {text('/news/release/all')}
              </SiteLink>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
