import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ProductListing } from '#src/listing/web/list/ProductListing.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { CardGridSkeleton } from '#src/kit/Skeleton.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { searchUrl } from '../../contract/search-state.ts'
import { reportClick } from '../search-api.ts'
import { plainProductsQuery } from '../search-queries.ts'
import { WithoutNote } from '../WithoutNote.tsx'
import { NoAddedSugar, OtherProducts } from './FurtherProducts.tsx'
import type { TabPanelProps } from './search-tab.ts'
import { productPageSize } from '#src/listing/contract/limits.ts'
import { searchMinLength } from '#src/common/search-phrase.ts'

/** The list of products, with filters and pages in the address and the ranking for its order. */
export function SearchProducts({ phrase }: TabPanelProps) {
  const language = useLanguage()
  const text = useText()
  const { pathname } = useLocation()
  const { data, isError, isFetching, refetch } = useQuery(plainProductsQuery(language, phrase))
  if (phrase.length < searchMinLength)
    return <p className="kit-lead search-results__note">{text('/search/too-short', { count: searchMinLength })}</p>
  if (isError && !data)
    return (
      <Alert announce>
        <p>{text('/search/error')}</p>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {text('/search/retry')}
        </Button>
      </Alert>
    )
  if (!data)
    return (
      <div className="search-results__wait" aria-busy="true">
        <CardGridSkeleton count={productPageSize} />
      </div>
    )
  return (
    <>
      {data.didYouMean !== undefined && (
        <p className="kit-lead search-results__note">
          {text('/search/did-you-mean')}{' '}
          <SiteLink className="kit-link" to={searchUrl(pathname, data.didYouMean)}>
            {data.didYouMean}
          </SiteLink>
          ?
        </p>
      )}
      {data.others ? (
        <OtherProducts found={data} />
      ) : (
        <>
          <WithoutNote found={data} className="kit-lead search-results__note" />
          <ProductListing
            source={{ phrase }}
            plain={data}
            emptyText={text('/search/products/none')}
            errorText={text('/search/error')}
            sortable={false}
            onSelect={(index) => reportClick({ q: phrase, language, place: index + 1 })}
          />
        </>
      )}
      {data.noAddedSugar && <NoAddedSugar rows={data.noAddedSugar} />}
    </>
  )
}
