import { useText } from '#src/shell/web/text/use-text.ts'
import { Home } from '#src/staff/web/Home.tsx'
import { Page } from '../shell/Page.tsx'
import { useOffice } from '../use-office.ts'

/** The employee's own sign-in: second factors, devices, password. */
export function OwnPage() {
  const t = useText()
  const { me, language, reload } = useOffice()
  return (
    <Page
      title={me.name}
      isNarrow
      facts={
        <>
          <span>{me.email}</span>
          <span>{me.roles.map((role) => t(`/entry/role/${role}`)).join(', ') || t('/entry/no-roles')}</span>
        </>
      }
    >
      <Home me={me} language={language} reload={reload} />
    </Page>
  )
}
