import { useState } from 'react'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { MyData } from '#src/privacy/web/MyData.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AccountPageFields } from '../contract/account-page.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { useUser } from './account-queries.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileView } from './ProfileView.tsx'

export function MyAccountPage({ page }: { page: PageModel<AccountPageFields> }) {
  return (
    <AccountLayout page={page}>
      <Profile />
    </AccountLayout>
  )
}

/** The customer's profile and the form that changes it. */
function Profile() {
  const text = useText()
  const { privacyPageUrl } = usePage().navigation
  const { data: user, isError } = useUser()
  const [step, setStep] = useState<'view' | 'edit' | 'edited'>('view')
  if (isError)
    return (
      <Alert announce>
        <p>{text('/account/personal/load-failed')}</p>
      </Alert>
    )
  if (!user) return <Loading label={text('/account/personal/loading')} />
  return step === 'edit' ? (
    <ProfileForm user={user} onDone={() => setStep('edited')} />
  ) : (
    <>
      <ProfileView user={user} isBack={step === 'edited'} onEdit={() => setStep('edit')} />
      <MyData email={user.email} privacyPageUrl={privacyPageUrl} />
    </>
  )
}
