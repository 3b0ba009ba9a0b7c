import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Emphasised } from '../Emphasised.tsx'
import { paint, paintClass } from '../paint.ts'
import './PageHead.css'

interface PageHeadProps {
  page: PageModel
  /** Empty only in a draft whose author has not written it yet. */
  heading: string
  lead: string
  field: string
  /** Small line under the heading: date, reading time. */
  meta?: ReactNode
}

/** Field panel at the top of a page: crumbs, heading left, lead right. */
export function PageHead({ page, heading, lead, field, meta }: PageHeadProps) {
  const text = useText()
  const crumbs = page.navigation.breadcrumbs
  return (
    <header className={clsx('content-head', paintClass)} style={paint(field)}>
      <div className="kit-wrap">
        {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />}
        <div className="content-head__in">
          <div>
            {heading !== '' && (
              <h1 className="kit-d1">
                <Emphasised text={heading} />
              </h1>
            )}
            {meta && <p className="kit-ui kit-num content-head__meta">{meta}</p>}
          </div>
          {lead !== '' && <p className="kit-lead">{lead}</p>}
        </div>
      </div>
    </header>
  )
}
