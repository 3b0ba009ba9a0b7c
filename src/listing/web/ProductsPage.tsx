import { ContentArea } from '#src/content/web/ContentArea.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductsPageFields } from '../contract/list.ts'
import { ListHead } from './list/ListHead.tsx'
import { ProductListing } from './list/ProductListing.tsx'
import { RecentlyViewed } from '#src/products/web/viewed/RecentlyViewed.tsx'

/** Length above which the description collapses, tags not counted (specification 2, section 4). */
const descriptionAbove = 200

/** Every product under one roof, with ways to the categories (decisions, C-12). */
export function ProductsPage({ page }: { page: PageModel<ProductsPageFields> }) {
  const text = useText()
  return (
    <>
      <ContentArea blocks={page.topContentArea} lead />
      <ListHead
        name={page.displayName}
        count={page.products.totalCount}
        body={page.body}
        collapsesAbove={descriptionAbove}
        field="cream"
        pills={
          page.categories.length > 0 &&
          page.categories.map(({ code, label, url, count }) => (
            <SiteLink className="kit-pill" key={code} to={url}>
              {label} <small className="kit-num">{count}</small>
            </SiteLink>
          ))
        }
      />
      <ProductListing
        source={{ categoryCode: null }}
        plain={page.products}
        panel={page.promoPanel}
        emptyText={text('/catalogue/category/none')}
      />
      <ContentArea blocks={page.mainContentArea} />
      <RecentlyViewed />
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
}
