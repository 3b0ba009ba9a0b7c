import { useLocation, useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { AttachedOrders } from '#src/orders/web/AttachedOrders.tsx'
import type { AccountPageFields } from '../contract/account-page.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { useOrders } from './account-queries.ts'
import './account-orders.css'
import { OrderPanel } from './OrderPanel.tsx'
import { OrderTable } from './OrderTable.tsx'

export function MyOrderHistoryPage({ page }: { page: PageModel<AccountPageFields> }) {
  return (
    <AccountLayout page={page}>
      <Orders />
    </AccountLayout>
  )
}

/** The open order's number is in the address: going back closes the panel, and a link opens it. */
const parameter = 'order'

function Orders() {
  const text = useText()
  const { navigation } = usePage()
  const { data, isError, refetch, isFetching } = useOrders()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const opened = new URLSearchParams(search).get(parameter)
  const go = (orderNumber: string | null) => {
    const query = new URLSearchParams(search)
    if (orderNumber === null) query.delete(parameter)
    else query.set(parameter, orderNumber)
    const to = query.size === 0 ? pathname : `${pathname}?${query.toString()}`
    void navigate(to, { preventScrollReset: true, replace: orderNumber === null })
  }
  const panel = <OrderPanel orderNumber={opened} onClose={() => go(null)} />
  if (isError)
    return (
      <div className="account-stack">
        <Alert announce>
          <p>{text('/account/orders/load-failed')}</p>
        </Alert>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {text('/account/again')}
        </Button>
        {panel}
      </div>
    )
  if (!data) return <Loading label={text('/account/orders/loading')} />
  if (data.orders.length === 0)
    return (
      <div className="account-stack">
        <h2 className="kit-d3">{text('/account/orders/empty')}</h2>
        <p className="kit-muted">{text('/account/orders/empty-text')}</p>
        {navigation.productsPageUrl && (
          <SiteLink className={buttonClass({})} to={navigation.productsPageUrl}>
            {text('/account/orders/empty-link')}
          </SiteLink>
        )}
        {panel}
      </div>
    )
  return (
    <>
      <AttachedOrders />
      <OrderTable orders={data.orders} opened={opened} onOpen={go} />
      <p className="kit-ui kit-muted kit-num account-set__note">
        {data.totalCount > data.orders.length
          ? text('/account/orders/newest', { n: data.orders.length, total: data.totalCount })
          : text('/account/orders/count', { n: data.totalCount })}
      </p>
      {panel}
    </>
  )
}
