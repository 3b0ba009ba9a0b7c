import { useState } from 'react'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useUser } from './account-queries.ts'
import { EmailForm } from './EmailForm.tsx'
import { Fact, DetailList } from './DetailList.tsx'

/** The customer's sign-in details: e-mail and password. */
export function EmailAndPassword() {
  const text = useText()
  const { navigation } = usePage()
  const { data: user } = useUser()
  const [isChanging, setChanging] = useState(false)
  return (
    <section className="account-set">
      <div className="account-set__head">
        <h2 className="kit-d3">{text('/account/sign-in/title')}</h2>
      </div>
      <DetailList>
        <Fact
          name={text('/account/personal/email')}
          action={
            !isChanging && (
              <button type="button" className="kit-link kit-ui" onClick={() => setChanging(true)}>
                {text('/account/sign-in/change-email')}
              </button>
            )
          }
        >
          {user?.email}
        </Fact>
        <Fact
          name={text('/account/personal/password')}
          action={
            navigation.loginPageUrl && (
              <SiteLink className="kit-link kit-ui" to={`${navigation.loginPageUrl}?action=change-password`}>
                {text('/account/personal/change-password')}
              </SiteLink>
            )
          }
        >
          <span aria-hidden="true">••••••••••</span>
          <span className="kit-visually-hidden">{text('/account/personal/password-hidden')}</span>
        </Fact>
      </DetailList>
      {isChanging && <EmailForm onDone={() => setChanging(false)} />}
    </section>
  )
}
