import { render } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'ra-core'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { SnackbarRegion } from '#src/kit/SnackbarRegion.tsx'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import identityTexts from '#src/identity/texts/fi.json' with { type: 'json' }
import staffTexts from '#src/staff/web/texts.fi.json' with { type: 'json' }
import type { Me } from '#src/staff/contract/staff.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import texts from '../texts.fi.json' with { type: 'json' }
import { dataProvider } from '../data-provider.ts'
import { createOfficeQueries } from '../shell/ended-session.ts'
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx'
import { OfficeContext } from '../use-office.ts'

export const sampleMe: Me = {
  id: '6a1d8b2e-0000-4000-8000-000000000001',
  email: 'minna@konvehti.example',
  name: 'Minna Kallio',
  roles: ['Admin'],
  language: 'fi',
  provedUntil: '2100-01-01T00:00:00.000Z',
  hasTotp: true,
  recoveryCodesLeft: 9,
  passkeys: [],
  sessions: [],
}

interface OfficeOptions {
  resources: readonly ResourceDescription[]
  path?: string
  me?: Me
}

/** For tests: a part of the office in Finnish, with its router, its queries and its messages. */
export function renderInOffice(element: ReactNode, { resources, path = '/', me = sampleMe }: OfficeOptions) {
  document.documentElement.lang = 'fi'
  // What the test before was told is no answer to this one.
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
  const view = {
    me,
    resources,
    language: 'fi' as const,
    setLanguage: () => {},
    reload: async () => {},
    leave: () => {},
  }
  const queries = createOfficeQueries()
  queries.setDefaultOptions({ queries: { retry: false } })
  const tree = (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={memoryStore()}>
      {element}
      <LeaveQuestion />
      <SnackbarRegion labels={{ region: 'Ilmoitukset', close: 'Sulje' }} />
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: tree }], { initialEntries: [path] })
  const rendered = render(
    <TextContext value={textsOf('fi', { ...identityTexts, ...staffTexts, ...texts })}>
      <OfficeContext value={view}>
        <RouterProvider router={router} />
      </OfficeContext>
    </TextContext>,
  )
  return { ...rendered, router, queries }
}

/** Whether the browser lets go of the page without a question. */
export const mayLeave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))
