import { CoreAdminContext, memoryStore } from 'ra-core'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import type { Language } from '#src/common/locale.ts'
import { TextContext, type TextFunction } from '#src/shell/web/text/use-text.ts'
import type { Me } from '#src/staff/contract/staff.ts'
import { Entrance } from '#src/staff/web/Entrance.tsx'
import { fetchMe, signOut } from '#src/staff/web/office-api.ts'
import type { ResourceDescription } from '../contract/description.ts'
import { dataProvider } from './data-provider.ts'
import { fetchResources } from './office-api.ts'
import { loadOfficeTexts } from './office-texts.ts'
import { OfficePages } from './OfficePages.tsx'
import { orderToPay } from './pay/pay-path.ts'
import { dropDrafts, forgetDraft } from './phone-orders/kept-order.ts'
import { createOfficeQueries } from './shell/ended-session.ts'
import { Broken } from './shell/states.tsx'
import { Shell } from './shell/Shell.tsx'
import { keep } from './use-kept.ts'
import { OfficeContext, useOffice } from './use-office.ts'
import './styles/office-tokens.css'
import './styles/office-shell.css'
import './styles/office-controls.css'
import './styles/office-marks.css'

const PayPage = lazy(() => import('./pay/PayPage.tsx').then((file) => ({ default: file.PayPage })))

interface OfficeAppProps {
  firstLanguage: Language
  firstTexts: TextFunction
  /** The token of the link that opened it; null for none. */
  invitation: string | null
}

type Known = { me: Me; resources: readonly ResourceDescription[] }

/** The whole page: the office of a signed-in employee, or its entrance. */
export function OfficeApp({ firstLanguage, firstTexts, invitation }: OfficeAppProps) {
  const [{ language, t }, setWords] = useState({ language: firstLanguage, t: firstTexts })
  const [token, setToken] = useState(invitation)
  /** Null: no employee is signed in; undefined: not known yet. */
  const [known, setKnown] = useState<Known | null | 'failed' | undefined>()
  const [queries] = useState(createOfficeQueries)
  const [store] = useState(memoryStore)
  // One route for all pages: it is this router that can ask before a page is left.
  const [router] = useState(() => {
    const inside = (
      <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={store}>
        <Inside />
      </CoreAdminContext>
    )
    return createBrowserRouter([{ path: '*', element: inside, errorElement: <Broken /> }], { basename: '/office' })
  })

  const reload = useCallback(
    () =>
      fetchMe()
        .then(async (me) => {
          dropDrafts(me !== null)
          return me && { me, resources: await fetchResources() }
        })
        .then(setKnown, () => setKnown('failed')),
    [],
  )
  useEffect(() => void reload(), [reload])

  const setLanguage = useCallback(
    (next: Language): void => {
      keep('language', next)
      void loadOfficeTexts(next).then(async (texts) => {
        document.documentElement.lang = next
        setWords({ language: next, t: texts })
        // The server words fields, states and actions.
        await Promise.all([reload(), queries.invalidateQueries()])
      })
    },
    [reload, queries],
  )
  const isIn = known !== null && known !== undefined && known !== 'failed' && token === null
  const view = useMemo(() => {
    if (!isIn) return null
    const { me, resources } = known
    const leave = (): void =>
      void signOut().then(
        () => {
          forgetDraft(me.id)
          window.location.assign('/office')
        },
        () => setKnown('failed'),
      )
    return { me, resources, language, setLanguage, reload, leave }
  }, [isIn, known, language, setLanguage, reload])
  if (!view) {
    return (
      <TextContext value={t}>
        <Entrance
          state={known === undefined ? 'loading' : known === 'failed' ? 'failed' : 'out'}
          language={language}
          onLanguage={setLanguage}
          invitation={token}
          onJoined={async () => {
            await reload()
            setToken(null)
          }}
          reload={reload}
        />
      </TextContext>
    )
  }
  return (
    <TextContext value={t}>
      <OfficeContext value={view}>
        <RouterProvider router={router} />
      </OfficeContext>
    </TextContext>
  )
}

/** The frame with its pages, or the page of a payment. */
function Inside() {
  const { leave } = useOffice()
  // A document by itself, with its policy: no link inside the office leads there or away.
  const [paysFor] = useState(() => orderToPay(window.location.pathname))
  if (paysFor === null) {
    return (
      <Shell onSignOut={leave}>
        <OfficePages />
      </Shell>
    )
  }
  return (
    <Suspense>
      <PayPage orderNumber={paysFor} />
    </Suspense>
  )
}
