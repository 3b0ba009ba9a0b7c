import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { cleanLine } from '#src/common/clean-text.ts'
import { ProductGrid } from '#src/products/web/cards/ProductGrid.tsx'
import { fetchBestSellers } from '#src/products/web/viewed/shelf-api.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { Mascot } from '#src/kit/Mascot.tsx'
import { openSurface } from '#src/shell/web/open-surface.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage, usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { searchUrl } from '../../contract/search-state.ts'
import { suggestQuery } from '../search-queries.ts'
import { SearchForm } from './SearchForm.tsx'
import { TryTerms } from './TryTerms.tsx'
import { searchMinLength } from '#src/common/search-phrase.ts'

/** Nothing anywhere: what may have been meant, and what others like. */
export function SearchEmpty({ phrase }: { phrase: string }) {
  const { pathname } = useLocation()
  const { productsPageUrl } = usePage().navigation
  const language = useLanguage()
  const text = useText()
  const { data } = useQuery(suggestQuery(language, phrase))
  const meant = data?.didYouMean ?? data?.terms[0]
  return (
    <>
      <div className="kit-empty">
        <Mascot label={text('/search/mascot')} />
        <div className="kit-empty__say search-empty">
          <h1 className="kit-d1 search-empty__title">
            <Emphasised text={text('/search/empty/heading', { phrase: cleanLine(phrase).replaceAll('*', '') })} />
          </h1>
          <p className="kit-lead">
            {text('/search/empty/text')}{' '}
            {meant !== undefined && (
              <>
                {text('/search/did-you-mean')}{' '}
                <SiteLink className="kit-link" to={searchUrl(pathname, meant)}>
                  {meant}
                </SiteLink>
                ?
              </>
            )}
          </p>
          <p className="kit-muted">
            {phrase.length < searchMinLength
              ? text('/search/too-short', { count: searchMinLength })
              : text('/search/empty/tip')}
          </p>
          <SearchForm key={phrase} phrase={phrase} />
          <div className="kit-row">
            <Button aria-haspopup="dialog" onClick={() => openSurface('search')}>
              <Icon name="search" size="m" /> {text('/search/again')}
            </Button>
            {productsPageUrl !== '' && (
              <SiteLink className={buttonClass({ variant: 'secondary' })} to={productsPageUrl}>
                {text('/search/see-all-products')}
              </SiteLink>
            )}
          </div>
          <TryTerms further={data?.popular ?? []} />
        </div>
      </div>
      <Popular />
    </>
  )
}

/** A row of the widest grid. */
const popularMax = 4

function Popular() {
  const language = useLanguage()
  const text = useText()
  const { data } = useQuery({
    queryKey: ['bestsellers', language, popularMax],
    queryFn: ({ signal }) => fetchBestSellers(language, popularMax, signal),
  })
  if (!data || data.length === 0) return null
  return (
    <section className="search-empty__popular">
      <div className="kit-head">
        <h2 className="kit-d2">{text('/search/empty/popular')}</h2>
      </div>
      <ProductGrid cards={data} />
    </section>
  )
}
