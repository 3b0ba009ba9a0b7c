import { ContentArea } from '#src/content/web/ContentArea.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useRestOfPage } from '#src/shell/web/page/use-rest-of-page.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CategoryPageFields } from '../contract/list.ts'
import { ListHead } from './list/ListHead.tsx'
import { ProductListing } from './list/ProductListing.tsx'
import { RecentlyViewed } from '#src/products/web/viewed/RecentlyViewed.tsx'
import { PageCrumbs } from '#src/products/web/PageCrumbs.tsx'

/** Head or top content, products, further content (specification 2, "Category page"). */
export function CategoryPage({ page }: { page: PageModel<CategoryPageFields> }) {
  const text = useText()
  const isWhole = useRestOfPage()
  const { categories = [] } = page.navigation
  const pills = categories.length > 0 && (
    <>
      <SiteLink className="kit-pill" to={page.url} aria-current="page">
        {text('/catalogue/category/all')}
      </SiteLink>
      {categories.map(({ label, url }) => (
        <SiteLink className="kit-pill" key={url} to={url}>
          {label}
        </SiteLink>
      ))}
    </>
  )
  return (
    <>
      {page.topContentArea.length > 0 ? (
        <>
          <div className="kit-wrap">
            <PageCrumbs />
          </div>
          {!page.topContentArea.some((block) => 'headingLevel' in block && block['headingLevel'] === 'h1') && (
            <h1 className="kit-visually-hidden">{page.displayName}</h1>
          )}
          <ContentArea blocks={page.topContentArea} lead />
          {pills && (
            <nav className="kit-wrap kit-pills" aria-label={text('/catalogue/category/groups')}>
              {pills}
            </nav>
          )}
        </>
      ) : (
        <ListHead
          name={page.displayName}
          headingLevel={page.headingLevel}
          count={page.products.totalCount}
          body={page.body}
          field={page.field}
          picture={page.assets[0]}
          pills={pills}
        />
      )}
      <ProductListing
        source={{ categoryCode: page.code }}
        plain={page.products}
        panel={page.promoPanel}
        emptyText={text('/catalogue/category/none')}
      />
      {isWhole && (
        <>
          <ContentArea blocks={page.mainContentArea} />
          <RecentlyViewed />
          <ContentArea blocks={page.bottomContentArea} />
        </>
      )}
    </>
  )
}
