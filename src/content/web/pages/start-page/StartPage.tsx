import type { PageModel } from '#src/shell/contract/page-model.ts'
import { PageAreas } from '../../ContentArea.tsx'

/** The start page is its blocks; the first brings the heading and the largest picture. */
export function StartPage({ page }: { page: PageModel }) {
  return <PageAreas lead areas={[page.topContentArea, page.mainContentArea, page.bottomContentArea]} />
}
