import { useText } from '#src/shell/web/text/use-text.ts'
import { StaffPeople } from '#src/staff/web/Home.tsx'
import { Page } from '../shell/Page.tsx'
import { useOffice } from '../use-office.ts'

/** The people that work here: invitations, roles, second factors. */
export function PeoplePage() {
  const t = useText()
  const { me, language } = useOffice()
  return (
    <Page title={t('/entry/people')} isNarrow>
      <StaffPeople me={me} language={language} />
    </Page>
  )
}
