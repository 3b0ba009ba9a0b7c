import { queryOptions, useQuery } from '@tanstack/react-query'
import { NoteLine } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { mailStateKey } from '../../contract/query-keys.ts'
import { fetchMailState } from './account-api.ts'

const mailStateQuery = queryOptions({
  queryKey: mailStateKey,
  queryFn: fetchMailState,
  staleTime: 5_000,
  // Whether a mail has left is known a moment after it was asked for.
  refetchInterval: 5_000,
  retry: false,
})

/** While mails do not leave: what was asked for waits, and comes when they do again. */
export function MailDelay() {
  const text = useText()
  const { data } = useQuery(mailStateQuery)
  return (
    <div aria-live="polite">{data?.isDelayed === true && <NoteLine>{text('/identity/mail-delayed')}</NoteLine>}</div>
  )
}
