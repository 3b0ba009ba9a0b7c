import { ContentArea } from '#src/content/web/ContentArea.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductsPageFields } from '../contract/list.ts'
import { ListHead } from './list/ListHead.tsx'
import { ProductListing } from './list/ProductListing.tsx'
import { RecentlyViewed } from '#src/products/web/viewed/RecentlyViewed.tsx'

/** Every product under one roof, with ways to the categories (decisions, C-12). */
export function ProductsPage({ page }: { page: PageModel }) {
  const fields = page.fields as ProductsPageFields // made by our own presenter from this very type
  const text = useText()
  return (
    <>
      <ContentArea blocks={page.topContentArea} lead />
      <ListHead
        name={fields.displayName}
        count={fields.products.totalCount}
        body={fields.body}
        field="cream"
        pills={
          fields.categories.length > 0 &&
          fields.categories.map(({ code, label, url, count }) => (
            <SiteLink className="kit-pill" key={code} to={url}>
              {label} <small className="kit-num">{count}</small>
            </SiteLink>
          ))
        }
      />
      <ProductListing
        source={{ categoryCode: null }}
        plain={fields.products}
        panel={fields.promoPanel}
        emptyText={text('/catalogue/category/none')}
      />
      <ContentArea blocks={page.mainContentArea} />
      <RecentlyViewed />
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
}
