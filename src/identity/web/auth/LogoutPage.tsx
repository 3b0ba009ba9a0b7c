import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Loading } from '#src/kit/Spinner.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { removeStored } from '#src/shell/web/storage/browser-storage.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsAuthenticated } from '../is-authenticated.ts'
import { signOut } from './account-api.ts'
import { tellSignedOut } from '../signed-out.ts'
import { accountFault } from './account-faults.ts'
import { AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { FormFailure } from './FormFailure.tsx'
import { loadDocument } from './load-document.ts'

/**
 * The header's link to sign out needs no confirmation: it signs the visitor out at once. A visitor who comes from another
 * site, or has typed the address, must confirm.
 */
export function LogoutPage({ page }: { page: AuthPageModel }) {
  const text = useText()
  const language = useLanguage()
  const [params] = useSearchParams()
  const isSignedIn = useIsAuthenticated()
  const isDone = params.get('step') === 'done'
  const { mutate, isPending, error } = useMutation({
    mutationFn: (everywhere: boolean) => signOut(everywhere, language),
    // The checkout's draft belongs to the customer too.
    onMutate: () => removeStored('checkout-draft'),
    onSuccess: () => {
      tellSignedOut()
      loadDocument(`${page.url}?step=done`, true)
    },
  })
  const isBegun = useRef(false)
  useEffect(() => {
    if (isSignedIn !== true || isDone || isBegun.current || !cameFromThisSite()) return
    isBegun.current = true
    mutate(false)
  }, [isSignedIn, isDone, mutate])

  const { navigation } = page
  if (isSignedIn === undefined || isPending) {
    return (
      <AuthPanel page={page} words="logout">
        <Loading label={text('/identity/logout/busy')} />
      </AuthPanel>
    )
  }
  if (isSignedIn)
    return (
      <AuthPanel page={page} words="logout">
        <FormFailure failure={error && accountFault(error, [], text).failure} />
        <div className="kit-row">
          <SignOutForm everywhere={false} onSend={mutate} />
          <SignOutForm everywhere onSend={mutate} />
        </div>
      </AuthPanel>
    )
  return (
    <AuthPanel page={page} words={isDone ? 'signed-out' : 'not-signed-in'}>
      <div className="kit-row">
        <SiteLink className={buttonClass({})} to={navigation.currentLanguageStartPage}>
          {text('/identity/to-start')}
        </SiteLink>
        <SiteLink className={buttonClass({ variant: 'secondary' })} to={navigation.loginPageUrl}>
          {text('/identity/login/submit')}
        </SiteLink>
      </div>
    </AuthPanel>
  )
}

interface SignOutFormProps {
  everywhere: boolean
  onSend: (everywhere: boolean) => void
}

function SignOutForm({ everywhere, onSend }: SignOutFormProps) {
  const text = useText()
  const language = useLanguage()
  const call = everywhere ? '/api/identity/signout/everywhere' : '/api/identity/signout'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(everywhere)
  }
  return (
    <form method="post" action={`${call}?language=${language}`} onSubmit={submit}>
      <Button type="submit" variant={everywhere ? 'secondary' : 'primary'}>
        {text(everywhere ? '/identity/logout/everywhere' : '/identity/logout/submit')}
      </Button>
    </form>
  )
}

/** Whether a page of this site led here: by its router, which counts its entries, or by a link to a new document. */
function cameFromThisSite(): boolean {
  const state = window.history.state as { idx?: unknown } | null // whatever the router put there
  if (typeof state?.idx === 'number' && state.idx > 0) return true
  return document.referrer !== '' && URL.parse(document.referrer)?.origin === window.location.origin
}
