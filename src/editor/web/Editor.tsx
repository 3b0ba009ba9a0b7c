import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isLanguage, type Language, languageOfPath } from '#src/common/locale.ts'
import { SnackbarRegion } from '#src/kit/SnackbarRegion.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { TextContext, type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { Me } from '#src/staff/contract/staff.ts'
import { fetchMe } from '#src/staff/web/office-api.ts'
import { later } from './app/later.tsx'
import { Workbench } from './app/Workbench.tsx'
import { createLocalCopies } from './document/local-copies.ts'
import { fetchDocument, fetchSchema, fetchTree } from './editor-api.ts'
import type { Place } from './editor-context.ts'
import type { EditorLanguage } from './editor-texts.ts'
import { openPath } from './palette/open-path.ts'
import { useWorkingProject } from './projects/use-working-project.ts'
import '#src/staff/web/staff.css'
import './editor.css'
import './editor-bar.css'
import './editor-panes.css'
import './editor-form.css'
import './editor-checks.css'
import './editor-dialogs.css'
import './site-table.css'

const SignIn = later(async () => (await import('./app/SignIn.tsx')).SignIn)
const SignInAgain = later(async () => (await import('./app/SignInAgain.tsx')).SignInAgain)

/** The whole page: the editor of a signed-in employee, or the sign-in. `t` answers with the editor's texts in the language of `words`. */
export function Editor({ words, t }: { words: EditorLanguage; t: TextFunction }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  )
  const [me, setMe] = useState<Me | null | 'failed' | undefined>()
  const reload = useCallback(() => fetchMe().then(setMe, () => setMe('failed')), [])
  useEffect(() => void reload(), [reload])
  return (
    <TextContext value={t}>
      <QueryClientProvider client={queries}>
        {me === undefined ? (
          <Loading label={t('/edit/loading')} />
        ) : me === 'failed' ? (
          <p role="alert" className="edit-alone">
            {t('/edit/failed')}{' '}
            <button type="button" className="edit-button" onClick={() => void reload()}>
              {t('/edit/banner/try')}
            </button>
          </p>
        ) : me === null ? (
          <main className="kit-wrap edit-sign-in">
            <SignIn onSignedIn={reload} withHeading />
          </main>
        ) : (
          <Opened me={me} words={words} />
        )}
        <SnackbarRegion labels={{ region: t('/edit/messages'), close: t('/edit/close') }} />
      </QueryClientProvider>
    </TextContext>
  )
}

interface Open {
  id: number | null
  /** The path of a page whose item is looked for; null: the item is known, or the start page is meant. */
  path: string | null
  language: Language
  /** The field to go to. */
  at?: Place | undefined
  /** What had the focus is gone with the page that was open before. */
  takesFocus: boolean
}
function openOf(search: string): Open {
  const asked = new URLSearchParams(search)
  const id = Number(asked.get('id'))
  const [language, path] = [asked.get('language'), asked.get('path')]
  return {
    id: Number.isInteger(id) && id > 0 ? id : null,
    path: id > 0 || !path?.startsWith('/') ? null : path,
    language: isLanguage(language) ? language : path ? languageOfPath(path) : 'fi',
    takesFocus: false,
  }
}

/** The item that the address names; the start page when it names none. */
function Opened({ me, words }: { me: Me; words: EditorLanguage }) {
  const t = useText()
  const queries = useQueryClient()
  const [open, setOpen] = useState(() => openOf(window.location.search))
  const [said, setSaid] = useState('')
  const [project, setProject] = useWorkingProject()
  const [isSignedOut, setSignedOut] = useState(false)
  const copies = useMemo(() => createLocalCopies(me.id), [me.id])
  const schema = useQuery({ queryKey: ['schema'], queryFn: fetchSchema, staleTime: Infinity })
  const tree = useQuery({
    queryKey: ['tree', open.language],
    queryFn: () => fetchTree(open.language),
    staleTime: 30_000,
  })
  // A product's or category's page gets the item of its areas when it is first opened.
  const found = useQuery({
    queryKey: ['path', open.path],
    queryFn: () => openPath(open.path ?? '', ''),
    enabled: open.path !== null,
    retry: false,
    staleTime: Infinity,
  })
  const start = tree.data?.items.find(({ kind, parentId }) => kind === 'page' && parentId === null)?.id ?? null
  const id = open.id ?? (open.path === null ? start : (found.data?.id ?? null))
  const item = useQuery({
    queryKey: ['document', id, open.language],
    queryFn: () => fetchDocument(id ?? 0, open.language),
    enabled: id !== null,
    // What is open changes by its session alone.
    staleTime: Infinity,
    gcTime: 0,
  })
  const title = item.data?.name
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t('/edit/title')}`
  }, [title, t])
  useEffect(() => {
    const back = (): void => setOpen({ ...openOf(window.location.search), takesFocus: true })
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  const handleOpen = useCallback(
    (next: number, language?: Language, at?: Place) =>
      setOpen((last) => {
        const to = { id: next, path: null, language: language ?? last.language, at, takesFocus: true }
        const address = new URL(window.location.href)
        address.searchParams.delete('path')
        address.searchParams.set('id', String(to.id))
        address.searchParams.set('language', to.language)
        window.history.pushState(null, '', address)
        return to
      }),
    [],
  )
  const handleTree = useCallback(() => void queries.invalidateQueries({ queryKey: ['tree'] }), [queries])
  const failure = schema.error ?? tree.error ?? found.error ?? item.error
  const isStatus = (status: number): boolean => failure instanceof ApiError && failure.status === status
  const toStart = start !== null && (
    <button type="button" className="edit-button" onClick={() => handleOpen(start)}>
      {t('/edit/open-start')}
    </button>
  )
  return (
    <>
      {failure ? (
        <p role="alert" className="edit-alone">
          {t(isStatus(404) ? '/edit/not-found' : isStatus(403) ? '/edit/no-right' : '/edit/failed')}{' '}
          {/* The same call would be refused again. */}
          {isStatus(403) && toStart ? (
            toStart
          ) : (
            <button type="button" className="edit-button" onClick={() => void queries.invalidateQueries()}>
              {t('/edit/banner/try')}
            </button>
          )}
        </p>
      ) : found.data === null ? (
        <p role="alert" className="edit-alone">
          {t('/edit/palette/no-path', { path: open.path ?? '' })} {toStart}
        </p>
      ) : !schema.data || !tree.data || !item.data ? (
        <div className="edit-app edit-app--blank" aria-busy="true">
          <Loading label={t('/edit/loading')} />
        </div>
      ) : (
        <Workbench
          key={`${item.data.id} ${item.data.language}`}
          document={item.data}
          schema={schema.data}
          tree={tree.data.items}
          copies={copies}
          words={words}
          own={me.name}
          at={open.at}
          takesFocus={open.takesFocus}
          project={project}
          onProject={setProject}
          onOpen={handleOpen}
          onTree={handleTree}
          onSignedOut={() => setSignedOut(true)}
          say={setSaid}
        />
      )}
      <output className="kit-visually-hidden edit-said">{said}</output>
      {isSignedOut && <SignInAgain onDone={() => setSignedOut(false)} />}
    </>
  )
}
