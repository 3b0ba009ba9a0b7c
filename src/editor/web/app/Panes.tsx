import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldPath } from '../../contract/common.ts'
import type { PublishProblem } from '../../contract/document.ts'
import type { TreeItem } from '../../contract/tree.ts'
import type { NewBlock } from '../catalogue/Catalogue.tsx'
import { useComments } from '../comments/use-comments.ts'
import { copyItem } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { BlockForm } from '../form/BlockForm.tsx'
import type { Device } from '../frame/PageFrame.tsx'
import { useFrame } from '../frame/use-frame.ts'
import { otherLanguage, setSecondLanguage, useSecondLanguage } from '../languages/second-language.ts'
import { keepRecent } from '../palette/recent-pages.ts'
import { usePresence } from '../presence/use-presence.ts'
import { useReview } from '../review/use-review.ts'
import type { TreeDeed } from '../tree/PageTree.tsx'
import { addressOf, isNormal, useViewAs } from '../view/view-as.ts'
import { ViewAsLine } from '../view/ViewAsLine.tsx'
import { Banner } from './Banner.tsx'
import { later } from './later.tsx'
import { LeftPane, type LeftSide } from './LeftPane.tsx'
import type { Opened } from './opened.ts'
import { PhoneFoot, type PhonePane } from './PhoneFoot.tsx'
import { type Drawer, TopBar } from './TopBar.tsx'
import { TwinFrames } from './TwinFrames.tsx'
import { useBlockActs } from './use-block-acts.ts'
import { useDark } from './use-dark.ts'
import { useFirstUrl } from './use-first-url.ts'
import { useFrameTalk, useShown } from './use-frame-talk.ts'
import { nextPane, useKeys } from './use-keys.ts'
import { useMenu } from './use-menu.ts'
import { useSchedule } from './use-schedule.ts'

const Catalogue = later(async () => (await import('../catalogue/Catalogue.tsx')).Catalogue)
const CommentsDrawer = later(async () => (await import('../comments/CommentsDrawer.tsx')).CommentsDrawer)
const ConflictPane = later(async () => (await import('../conflict/ConflictPane.tsx')).ConflictPane)
const LanguagesDrawer = later(async () => (await import('../languages/LanguagesDrawer.tsx')).LanguagesDrawer)
const OpenedDialog = later(async () => (await import('./OpenedDialog.tsx')).OpenedDialog)
const ProblemPane = later(async () => (await import('../publish/ProblemPane.tsx')).ProblemPane)
const VersionsDrawer = later(async () => (await import('../versions/VersionsDrawer.tsx')).VersionsDrawer)

interface PanesProps {
  focus: { path: FieldPath; turn: number } | null
  own: string
  onTree: () => void
}
/** Bar, tree or outline, the page, the form. */
export function Panes({ focus, own, onTree }: PanesProps) {
  const t = useText()
  const { session, deeds, selected, select, openItem, schema, words, language } = useEditor()
  const { document: item, conflicts, firstIds } = useSession(session)
  const [side, setSide] = useState<LeftSide>('outline')
  const view = useViewAs()
  const [device, setDevice] = useState<Device>(view.channel ?? 'desktop')
  const [phonePane, setPhonePane] = useState<PhonePane>('form')
  const [shownAs, setShownAs] = useState(view)
  // A chosen device is shown at its width, and on a phone the page comes in sight with what it is shown as.
  if (shownAs !== view) {
    setShownAs(view)
    if (shownAs.channel !== view.channel) setDevice(view.channel ?? 'desktop')
    if (!isNormal(view)) setPhonePane('page')
  }
  const [opened, setOpened] = useState<Opened | null>(null)
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const second = useSecondLanguage(language)
  const [adding, setAdding] = useState<{ owner: number | null; area: string; index: number | null } | null>(null)
  const [problems, setProblems] = useState<readonly PublishProblem[]>([])
  const [areProblemsShown, setProblemsShown] = useState(false)
  const [scale, setScale] = useState(1)
  const [isDark, setDark] = useDark()

  const handleAdd = useCallback(
    (owner: number | null, area: string, index: number | null) => setAdding({ owner, area, index }),
    [],
  )
  const handleNoAdd = useCallback(() => setAdding(null), [])
  const showDrawer = useCallback((name: Drawer | null) => {
    setDrawer(name)
    if (name !== null) setSecondLanguage(null)
  }, [])
  const showTwo = useCallback(() => {
    setDrawer(null)
    setSecondLanguage(otherLanguage(language))
  }, [language])
  const handleComment = useCallback(() => showDrawer('comments'), [showDrawer])
  const acts = useBlockActs(handleAdd, handleComment)
  const comments = useComments()
  const [unsent, setUnsent] = useState<Readonly<Record<string, string>>>({})
  const people = usePresence()
  const review = useReview()
  const [failed, setFailed] = useState<ReadonlyMap<number, string>>(new Map())
  const { projectId } = item.languages[language]
  const mayPublish = item.may.publish
  // What is of a project goes on the site with it, and who may not publish asks a publisher.
  const openPublish = useCallback(
    () =>
      setOpened(projectId !== null ? { kind: 'projects', id: projectId } : { kind: mayPublish ? 'publish' : 'review' }),
    [projectId, mayPublish],
  )
  const openView = useCallback(() => setOpened({ kind: 'view' }), [])
  const keys = useMemo(
    () => ({
      save: () => void session.saveNow(),
      undo: () => void session.undo(),
      redo: () => void session.redo(),
      publish: openPublish,
      palette: () => setOpened({ kind: 'palette' }),
      help: () => setOpened({ kind: 'help' }),
      preview: () => setOpened({ kind: 'preview' }),
      pane: nextPane,
    }),
    [session, openPublish],
  )
  useKeys(keys)
  useFirstUrl()
  useSchedule(onTree)
  useEffect(() => keepRecent(item.id), [item.id])
  const talk = useFrameTalk({
    acts,
    keys,
    onFailed: (node, message) => setFailed((last) => new Map(last).set(node, message)),
  })
  const src = item.url === null ? null : addressOf(item.url, view)
  const { frame, send } = useFrame({ session, deeds, onHeard: talk.handle })
  useShown(send, talk, { selected, scale, problems, comments, people })

  const marks = useMemo(() => {
    const of = new Map<number, number>([...failed.keys()].map((node) => [node, 1]))
    for (const { node } of problems) if (typeof node === 'number') of.set(node, (of.get(node) ?? 0) + 1)
    return of
  }, [problems, failed])
  const done = useCallback(
    (text: string, id: number | null) => {
      addSnackbar({ text, variant: 'success' })
      onTree()
      if (id !== null) openItem(id)
    },
    [onTree, openItem],
  )
  const handleDeed = (deed: TreeDeed, of: TreeItem): void => {
    if (deed !== 'copy') return setOpened({ kind: deed, item: of })
    copyItem(of.id, of.parentId).then(
      ({ id }) => done(t('/edit/tree/copied', { name: of.name }), id),
      () => addSnackbar({ text: t('/edit/failed'), variant: 'error' }),
    )
  }
  const close = (): void => setOpened(null)
  // What has to be settled first takes the form's place.
  const isTwo = second !== null && conflicts.length === 0 && !(areProblemsShown && problems.length > 0)
  const target = adding && deeds.areas().find(({ owner, area }) => owner === adding.owner && area === adding.area)
  const pick = (block: NewBlock): void => {
    if (!adding) return
    setAdding(null)
    acts.add(block, adding)
  }
  const { menu, commands } = useMenu({
    keys,
    open: setOpened,
    show: setSide,
    onDrawer: showDrawer,
    onTwo: showTwo,
    dark: { isOn: isDark, onChange: setDark },
  })
  return (
    <div
      className={clsx('edit-app', drawer && 'edit-app--drawer', isTwo && 'edit-app--drawer edit-app--two')}
      data-mode={isDark ? 'dark' : undefined}
      data-phone={phonePane}
    >
      <TopBar
        device={device}
        onDevice={setDevice}
        onView={openView}
        onPublish={openPublish}
        onProjects={(id) => setOpened({ kind: 'projects', id })}
        onPreview={() => setOpened({ kind: 'preview' })}
        onReview={() => setOpened({ kind: 'review' })}
        drawer={drawer}
        onDrawer={(name) => showDrawer(drawer === name ? null : name)}
        isTwo={isTwo}
        onTwo={() => (isTwo ? setSecondLanguage(null) : showTwo())}
        comments={comments.open}
        people={people}
        nameOf={acts.nameOf}
        own={own}
        menu={menu}
      />
      <LeftPane
        shown={side}
        onShow={setSide}
        acts={acts}
        problems={marks}
        comments={comments}
        people={people}
        onAdd={handleAdd}
        onDeed={handleDeed}
        onOpen={setOpened}
      />
      {/* On a phone one of both is shown. */}
      <main className="edit-panes" aria-label={t('/edit/title')}>
        <section className="edit-middle" aria-label={t('/edit/frame')} data-pane tabIndex={-1}>
          <ViewAsLine onChange={openView} />
          <Banner
            problems={areProblemsShown ? 0 : problems.length}
            onProblems={() => setProblemsShown(true)}
            review={review}
            onReview={() => setOpened({ kind: 'review' })}
          />
          {failed.size > 0 && selected !== null && failed.has(selected) && (
            <p className="edit-banner edit-banner--error" role="alert">
              {t('/edit/banner/block', { message: failed.get(selected) ?? '' })}
            </p>
          )}
          <TwinFrames second={isTwo ? second : null} device={device} frame={frame} src={src} onScale={setScale} />
        </section>
        <section className="edit-right" aria-label={t('/edit/form/label')} data-pane tabIndex={-1}>
          {conflicts.length > 0 ? (
            <ConflictPane />
          ) : areProblemsShown && problems.length > 0 ? (
            <ProblemPane
              problems={problems}
              onClose={() => setProblemsShown(false)}
              onAgain={() => {
                setProblems([])
                setProblemsShown(false)
                setOpened({ kind: 'publish' })
              }}
            />
          ) : (
            !isTwo && (
              <BlockForm key={selected === null ? 'page' : (firstIds.get(selected) ?? selected)} focus={focus} />
            )
          )}
          {!areProblemsShown && problems.length > 0 && (
            <p className="edit-foot">
              <button type="button" className="edit-text-button" onClick={() => setProblemsShown(true)}>
                {t('/edit/problems/show')} ({problems.length})
              </button>
            </p>
          )}
        </section>
      </main>
      <PhoneFoot shown={phonePane} onShow={setPhonePane} />
      {drawer === 'comments' && (
        <CommentsDrawer
          comments={comments}
          nameOf={acts.nameOf}
          unsent={unsent}
          onUnsent={(node, body) => setUnsent((last) => ({ ...last, [String(node)]: body }))}
          onClose={() => setDrawer(null)}
        />
      )}
      {isTwo && <LanguagesDrawer second={second} focus={focus} onClose={() => setSecondLanguage(null)} />}
      {drawer === 'versions' && (
        <VersionsDrawer
          onClose={() => setDrawer(null)}
          onRestored={(text) =>
            addSnackbar({ text, variant: 'success', actionText: t('/edit/undo'), action: () => void session.undo() })
          }
        />
      )}
      {adding && target && (
        <Catalogue
          allowed={schema.types[target.ownerType]?.allowed[target.area] ?? []}
          place={schema.types[target.ownerType]?.fields[target.area]?.label[words] ?? ''}
          onPick={pick}
          onClose={handleNoAdd}
        />
      )}
      {opened && (
        <OpenedDialog
          opened={opened}
          current={item.id}
          commands={commands}
          onClose={close}
          onOpen={setOpened}
          onDone={done}
          onPublished={(text) => {
            setProblems([])
            done(text, null)
          }}
          onRefused={(found) => {
            setProblems(found)
            setProblemsShown(true)
            const [first] = found
            if (first) select(first.node ?? null)
          }}
        />
      )}
    </div>
  )
}
