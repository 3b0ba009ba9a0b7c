import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useShellSlots } from '#src/shell/web/slots/shell-slots.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ContentPageFields } from '../../../contract/pages/page-fields.ts'

type Page = { page: PageModel<ContentPageFields> }

/**
 * Asks a visitor to sign in who is signed out on a page that wants it, or who was sent here to sign in (`login=required`). The editor
 * shows it always (C-7.8), or its place while the button has no words. Nothing of it is in the HTML, which is the same for everyone.
 */
export function LoginBox({ page }: Page) {
  const t = useText()
  const { loginIntro, loginTitle, navigation } = page
  const { useSignedIn } = useShellSlots()
  const isSignedIn = useSignedIn()
  const isEdited = page.isEdited === true
  const isSentHere = useQuery('login') === 'required'
  const { pathname } = useLocation()
  const isWanted = (page.requiresLogin && isSignedIn === false) || (isSentHere && isSignedIn !== true)
  if (isEdited && loginTitle === '') return <Slot text={t('/content/slot/login')} />
  if (loginTitle === '' || navigation.loginPageUrl === '' || (!isEdited && !isWanted)) return null
  const back = new URLSearchParams({ returnUrl: pathname }).toString()
  return (
    <section className="kit-wrap content-page__login">
      {loginIntro !== '' && <p className="kit-lead">{loginIntro}</p>}
      <SiteLink to={`${navigation.loginPageUrl}?${back}`} className={buttonClass({ variant: 'primary' })}>
        {loginTitle}
      </SiteLink>
    </section>
  )
}

/** The editors' message when signing in failed: the login then returns the visitor with `error` (C-21). */
export function SignInFault({ page }: Page) {
  const t = useText()
  const hasFailed = useQuery('error') !== null
  if (page.isEdited && page.errorMessage === '') return <Slot text={t('/content/slot/error')} />
  if (page.errorMessage === '' || (page.isEdited !== true && !hasFailed)) return null
  return (
    <div className="kit-wrap content-page__fault">
      <Alert variant="error">
        <p>{page.errorMessage}</p>
      </Alert>
    </div>
  )
}

/** Shows the page's author what stands here once it has words. */
const Slot = ({ text }: { text: string }) => <p className="kit-wrap content-page__slot">{text}</p>

/** A parameter of the address in the browser; null on the server and where there is none. */
function useQuery(name: string): string | null {
  const { search } = useLocation()
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return inBrowser ? new URLSearchParams(search).get(name) : null
}
