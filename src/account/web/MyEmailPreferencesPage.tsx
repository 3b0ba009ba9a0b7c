import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#src/kit/Notice.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { Loading } from '#src/kit/Spinner.tsx'
import { Switch } from '#src/kit/Switch.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AccountPageFields } from '../contract/account-page.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { type EmailPreferences, savePreferences } from './account-api.ts'
import { preferencesKey, usePreferences, useUser } from './account-queries.ts'
import './account-messages.css'
import { ConsentHistory } from './ConsentHistory.tsx'
import { dayAndTime } from './date-times.ts'

export function MyEmailPreferencesPage({ page }: { page: PageModel<AccountPageFields> }) {
  return (
    <AccountLayout page={page}>
      <Preferences />
    </AccountLayout>
  )
}

/** One switch: it moves at once, and moves back if the server refuses (C-6.6). */
function Preferences() {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const { data: user } = useUser()
  const { data: preferences, isError } = usePreferences()
  const save = useMutation({
    mutationFn: (marketingUpdates: boolean) => savePreferences(marketingUpdates, language),
    onMutate: async (marketingUpdates) => {
      await client.cancelQueries({ queryKey: preferencesKey })
      const before = client.getQueryData<EmailPreferences>(preferencesKey)
      client.setQueryData(preferencesKey, { ...before, marketingUpdates })
      return before
    },
    onSuccess: (saved) => {
      client.setQueryData(preferencesKey, saved)
      addSnackbar({ variant: 'success', text: text('/account/preferences/saved') })
    },
    onError: (_error, wanted, before) => {
      client.setQueryData(preferencesKey, before)
      addSnackbar({
        variant: 'error',
        text: text('/account/preferences/save-failed'),
        actionText: text('/account/again'),
        action: () => save.mutate(wanted),
      })
    },
  })
  if (isError)
    return (
      <Alert announce>
        <p>{text('/account/preferences/load-failed')}</p>
      </Alert>
    )
  if (!preferences) return <Loading label={text('/account/preferences/loading')} />
  const { marketingUpdates = false, updatedAt, history = [] } = preferences
  return (
    <>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text('/account/preferences/title')}</h2>
        </div>
        <ul className="account-messages">
          <li>
            <h3 className="kit-d4">{text('/account/preferences/marketing')}</h3>
            <p>{text('/account/preferences/marketing-text', { email: user?.email ?? '' })}</p>
            <Switch
              checked={marketingUpdates}
              onChange={({ target }) => {
                if (!save.isPending) save.mutate(target.checked)
              }}
            >
              <span className="kit-visually-hidden">{text('/account/preferences/marketing')}</span>
            </Switch>
          </li>
          <li>
            <h3 className="kit-d4">{text('/account/preferences/orders')}</h3>
            <p>{text('/account/preferences/orders-text')}</p>
          </li>
        </ul>
        {updatedAt && (
          <p className="kit-ui kit-muted kit-num account-set__note">
            {text('/account/preferences/updated', { at: dayAndTime(updatedAt, language) })}
          </p>
        )}
      </section>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text('/account/preferences/history')}</h2>
        </div>
        {history.length === 0 ? (
          <p className="kit-muted">{text('/account/preferences/history-empty')}</p>
        ) : (
          <ConsentHistory entries={history} />
        )}
      </section>
    </>
  )
}
