import type { PageModel } from '#src/shell/contract/page-model.ts'
import { ContentArea } from '../../ContentArea.tsx'

/** The start page is its blocks; the first brings the heading and the largest picture. */
export function StartPage({ page }: { page: PageModel }) {
  return <ContentArea lead blocks={[...page.topContentArea, ...page.mainContentArea, ...page.bottomContentArea]} />
}
