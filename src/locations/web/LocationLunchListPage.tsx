import { PageAreas } from '#src/content/web/ContentArea.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { PageHead } from '#src/content/web/pages/PageHead.tsx'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { LocationLunchListPageFields } from '../contract/location-page.ts'
import { plainTitle } from './LocationRow.tsx'
import './LocationPage.css'

/** Rich text only: a heading for each day. */
export function LocationLunchListPage({ page }: { page: PageModel<LocationLunchListPageFields> }) {
  return (
    <>
      <PageHead page={page} heading={page.title} lead={page.mainIntro} field={page.field} />
      <PageAreas areas={[page.topContentArea]} />
      <div className="kit-wrap locations-lunch-list">
        <SafeHtml html={page.mainBody} className="locations-menu" />
        {page.locationUrl !== '' && (
          <p>
            <GoLink to={page.locationUrl}>{plainTitle(page.locationName)}</GoLink>
          </p>
        )}
      </div>
      <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />
    </>
  )
}
