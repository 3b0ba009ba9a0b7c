import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage, usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchWishedCards } from './wished-cards.ts'
import { GoneProducts } from './GoneProducts.tsx'
import { showCustomerList } from './wishlist-changes.ts'
import './wishlist.css'
import { useShownWishlist } from './wishlist-store.ts'
import { WishlistRow } from './WishlistRow.tsx'

/** The wishlist page: a guest's list from the browser, a customer's from the account. */
export function WishlistPage({ page }: { page: PageModel }) {
  const text = useText()
  const { navigation } = page
  return (
    <>
      <section className="wishlist-head">
        <div className="kit-wrap">
          <Breadcrumbs crumbs={navigation.breadcrumbs} label={text('/wishlist/crumbs')} Link={SiteLink} />
          <h1 className="kit-d1">{text('/wishlist/title')}</h1>
        </div>
      </section>
      <div className="kit-wrap wishlist">
        <Wishlists />
        <noscript>
          <p>{text('/wishlist/no-script')}</p>
        </noscript>
      </div>
    </>
  )
}

function Wishlists() {
  const text = useText()
  const language = useLanguage()
  const { navigation } = usePage()
  const { codes, state } = useShownWishlist()
  const { data, isError, refetch } = useQuery({
    queryKey: ['wished-cards', language, codes.join()],
    queryFn: ({ signal }) => fetchWishedCards(language, codes, signal),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
  })
  if (state === 'failed' || (isError && codes.length > 0))
    return (
      <div className="wishlist__fault">
        <Alert announce>
          <p>{text('/wishlist/load-failed')}</p>
        </Alert>
        <Button variant="secondary" onClick={() => void (state === 'failed' ? showCustomerList() : refetch())}>
          {text('/wishlist/again')}
        </Button>
      </div>
    )
  if (state === 'known' && codes.length === 0)
    return (
      <EmptyState
        mascotLabel={text('/wishlist/empty/mascot')}
        title={text('/wishlist/empty/title')}
        text={text('/wishlist/empty/text')}
        action={
          navigation.productsPageUrl && (
            <SiteLink className={buttonClass({})} to={navigation.productsPageUrl}>
              {text('/wishlist/empty/link')}
            </SiteLink>
          )
        }
      />
    )
  if (state === 'unknown' || !data) return <Loading label={text('/wishlist/loading')} />
  const found = new Map(data.map((card) => [card.code, card]))
  const cards = codes.map((code) => found.get(code)).filter((card) => card !== undefined)
  return (
    <>
      <p className="kit-ui kit-muted kit-num">{text('/wishlist/count', { n: codes.length })}</p>
      <ul className="wishlist__rows">
        {cards.map((card) => (
          <WishlistRow card={card} key={card.code} />
        ))}
      </ul>
      <GoneProducts codes={codes.filter((code) => !found.has(code))} />
      <GuestNote />
    </>
  )
}

/** Tells guests that a list in the browser is lost more easily than one in an account. */
function GuestNote() {
  const text = useText()
  const { navigation } = usePage()
  const { pathname } = useLocation()
  if (useIsAuthenticated() !== false || !navigation.loginPageUrl) return null
  const back = new URLSearchParams({ returnUrl: pathname })
  return (
    <div className="wishlist__guest">
      <NoteLine>{text('/wishlist/guest')}</NoteLine>
      <SiteLink className="kit-link kit-ui" to={`${navigation.loginPageUrl}?${back.toString()}`}>
        {text('/wishlist/login')}
      </SiteLink>
    </div>
  )
}
