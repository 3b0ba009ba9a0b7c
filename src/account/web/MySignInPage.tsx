import { Passkeys } from '#src/identity/web/passkeys/Passkeys.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AccountPageFields } from '../contract/account-page.ts'
import { AccountLayout } from './AccountLayout.tsx'
import './account-sign-in.css'
import { Devices } from './Devices.tsx'
import { EmailAndPassword } from './EmailAndPassword.tsx'

/** The customer's sign-in details and sessions. */
export function MySignInPage({ page }: { page: PageModel<AccountPageFields> }) {
  const text = useText()
  const language = useLanguage()
  return (
    <AccountLayout page={page}>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text('/account/passkeys/title')}</h2>
        </div>
        <p className="kit-muted account-set__lead">{text('/account/passkeys/text')}</p>
        <Passkeys language={language} />
      </section>
      <Devices />
      <EmailAndPassword />
    </AccountLayout>
  )
}
