import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Icon } from '#src/kit/Icon.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { dayText } from '#src/common/day-text.ts'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchAttachedOrders, letAttachedOrdersGo } from './orders-api.ts'

const key = ['attached-orders']

/** Orders that came to the account by themselves, in one line, with the way to let them go (C-20). */
export function AttachedOrders() {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const isSignedIn = useIsAuthenticated()
  const { data } = useQuery({ queryKey: key, queryFn: fetchAttachedOrders, enabled: isSignedIn === true, retry: 1 })
  const { mutate, isPending } = useMutation({
    mutationFn: letAttachedOrdersGo,
    onSuccess: () => {
      client.setQueryData(key, { orderNumbers: [], until: null })
      void client.invalidateQueries({ queryKey: ['orders'] })
      addSnackbar({ variant: 'success', text: text('/orders/attached/gone') })
    },
    onError: () => addSnackbar({ variant: 'error', text: text('/orders/form-failed') }),
  })
  if (!data?.until || data.orderNumbers.length === 0) return null
  return (
    <div className="kit-note-line">
      <Icon name="truck" />
      <p>
        {text('/orders/attached/text', { n: data.orderNumbers.length, day: dayText(new Date(data.until), language) })}{' '}
        <button type="button" className="kit-txt-btn" disabled={isPending} onClick={() => mutate()}>
          {text('/orders/attached/let-go')}
        </button>
      </p>
    </div>
  )
}
