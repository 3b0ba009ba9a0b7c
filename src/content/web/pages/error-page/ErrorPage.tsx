import { useLocation } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { PageAreas } from '../../ContentArea.tsx'
import { GoLink } from '../../GoLink.tsx'
import { paint, paintClass } from '../../paint.ts'
import './ErrorPage.css'

/** Something failed on the way here. The address is still the one requested, so a retry reloads it. */
export function ErrorPage({ page }: { page: PageModel }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const { requestId = '' } = page
  return (
    <>
      <section className={`content-panel content-panel--field kit-section ${paintClass}`} style={paint('rose')}>
        <div className="kit-wrap content-error">
          <hr className="kit-rule" />
          <h1 className="kit-d1">{text('/content/error/heading')}</h1>
          <p className="kit-lead">{text('/content/error/text')}</p>
          <div className="kit-row content-error__ways">
            <a className={buttonClass({})} href={pathname + search}>
              {text('/content/error/retry')}
            </a>
            <GoLink to={page.navigation.currentLanguageStartPage}>{text('/content/to-start')}</GoLink>
          </div>
          {page.navigation.supportPageUrl !== '' && (
            <p>
              <SiteLink className="kit-link" to={page.navigation.supportPageUrl}>
                {text('/content/error/support')}
              </SiteLink>
            </p>
          )}
          {requestId !== '' && (
            <p className="kit-small kit-muted kit-num">{text('/content/error/request-id', { id: requestId })}</p>
          )}
        </div>
      </section>
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}
