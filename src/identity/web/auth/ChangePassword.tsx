import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { changePasswordFaults } from '../../rules/account-form.ts'
import { changePassword } from './account-api.ts'
import { AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { FormFailure } from './FormFailure.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountForm } from './use-account-form.ts'

/**
 * For signed-in customers. The call needs the session and takes no plain form (C-1); without JavaScript a customer chooses a
 * new password by the link of a mail.
 */
export function ChangePassword({ page }: { page: AuthPageModel }) {
  const text = useText()
  const language = useLanguage()
  const [isDone, setDone] = useState(false)
  const { navigation } = page
  const { faults, failure, isPending, props } = useAccountForm({
    action: navigation.passwordForgottenPageUrl,
    fields: ['currentPassword', 'newPassword'],
    check: changePasswordFaults,
    send: (values) => changePassword(values, language),
    onDone: () => setDone(true),
  })
  if (isDone)
    return (
      <AuthPanel page={page} words="change" lead={text('/identity/change/done-lead')}>
        <Alert variant="success" announce>
          <p>{text('/identity/change/done')}</p>
        </Alert>
        <div className="kit-row">
          <SiteLink className={buttonClass({})} to={navigation.accountPageUrl || navigation.currentLanguageStartPage}>
            {text('/identity/to-account')}
          </SiteLink>
        </div>
      </AuthPanel>
    )
  return (
    <AuthPanel page={page} words="change">
      <noscript>
        <p>
          <a className="kit-link" href={navigation.passwordForgottenPageUrl}>
            {text('/identity/change/by-mail')}
          </a>
        </p>
      </noscript>
      <form className="kit-form" {...props} method="get" action={navigation.passwordForgottenPageUrl}>
        <FormFailure failure={failure} />
        <PasswordField name="currentPassword" label={text('/identity/change/current')} error={faults.currentPassword} />
        <PasswordField name="newPassword" label={text('/identity/reset/new')} isNew error={faults.newPassword} />
        <NoteLine>{text('/identity/reset/effect')}</NoteLine>
        <Button type="submit" busy={isPending}>
          {text('/identity/reset/submit')}
        </Button>
      </form>
    </AuthPanel>
  )
}
