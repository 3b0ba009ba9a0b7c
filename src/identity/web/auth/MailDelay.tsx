import { queryOptions, useQuery } from '@tanstack/react-query'
import { NoteLine } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { mailStateKey } from '../../contract/query-keys.ts'
import { fetchMailState } from './account-api.ts'

const mailStateQuery = queryOptions({
  queryKey: mailStateKey,
  queryFn: fetchMailState,
  staleTime: 5_000,
  // Whether a mail has left is only known a moment after the request.
  refetchInterval: 5_000,
  retry: false,
})

/** Shown while mail delivery is delayed: the requested mail waits, and is sent once delivery works again. */
export function MailDelay() {
  const text = useText()
  const { data } = useQuery(mailStateQuery)
  return (
    <div aria-live="polite">{data?.isDelayed === true && <NoteLine>{text('/identity/mail-delayed')}</NoteLine>}</div>
  )
}
