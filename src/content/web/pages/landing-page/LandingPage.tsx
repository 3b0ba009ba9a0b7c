import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { LandingPageFields } from '../../../contract/pages/page-fields.ts'
import { PageAreas } from '../../ContentArea.tsx'
import { SafeHtml } from '../../SafeHtml.tsx'
import { PageHead } from '../PageHead.tsx'
import './LandingPage.css'

/** Head panel, text, blocks. Without a heading the page begins with its first block. Also shows pages of unknown types. */
export function LandingPage({ page }: { page: PageModel<Partial<LandingPageFields>> }) {
  // A page of a type that this version does not know may have none of these fields.
  const { heading = '', lead = '', mainBody = '', field = 'cream' } = page
  const bare = heading === '' && mainBody === ''
  return (
    <>
      {heading !== '' && <PageHead page={page} heading={heading} lead={lead} field={field} />}
      <PageAreas
        lead={heading === ''}
        areas={bare ? [page.topContentArea, page.mainContentArea, page.bottomContentArea] : [page.topContentArea]}
      />
      {mainBody !== '' && (
        <div className="kit-wrap kit-section content-landing__body">
          <SafeHtml html={mainBody} />
        </div>
      )}
      {!bare && <PageAreas areas={[page.mainContentArea, page.bottomContentArea]} />}
    </>
  )
}
