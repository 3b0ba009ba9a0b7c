import { useText } from '#src/shell/web/text/use-text.ts'
import type { PublishProblem } from '../../contract/document.ts'
import { PublishDialog } from '../publish/PublishDialog.tsx'
import { ReviewDialog } from '../review/ReviewDialog.tsx'
import { MovePageDialog } from '../tree/MovePageDialog.tsx'
import { NewPageDialog } from '../tree/NewPageDialog.tsx'
import { TrashDialog, TrashPageDialog } from '../tree/TrashDialogs.tsx'
import { Palette } from '../palette/Palette.tsx'
import { ViewAsDialog } from '../view/ViewAsDialog.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { later } from './later.tsx'
import type { MenuItem } from './Menu.tsx'
import type { Opened } from './opened.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { SiteDialog } from './SiteDialog.tsx'

const MediaLibrary = later(async () => (await import('../media/library/MediaLibrary.tsx')).MediaLibrary)
const Projects = later(async () => (await import('../projects/Projects.tsx')).Projects)
const Redirects = later(async () => (await import('../redirects/Redirects.tsx')).Redirects)
const Reports = later(async () => (await import('../reports/Reports.tsx')).Reports)
const Submissions = later(async () => (await import('../submissions/Submissions.tsx')).Submissions)
const VisitorGroups = later(async () => (await import('../groups/VisitorGroups.tsx')).VisitorGroups)
const InterfaceTexts = later(async () => (await import('../texts/InterfaceTexts.tsx')).InterfaceTexts)

interface OpenedDialogProps {
  opened: Opened
  current: number
  /** What the editor's menu does. */
  commands: readonly MenuItem[]
  onClose: () => void
  /** Another dialog takes the place of this one. */
  onOpen: (opened: Opened) => void
  /** `id`: the item to open; null: none. */
  onDone: (text: string, id: number | null) => void
  onPublished: (text: string) => void
  onRefused: (problems: readonly PublishProblem[]) => void
}

/** The dialog that is open; there is one at a time. */
export function OpenedDialog({
  opened,
  current,
  commands,
  onClose,
  onOpen,
  onDone,
  onPublished,
  onRefused,
}: OpenedDialogProps) {
  const t = useText()
  switch (opened.kind) {
    case 'publish':
      return <PublishDialog onClose={onClose} onDone={onPublished} onRefused={onRefused} />
    case 'preview':
      return <PreviewDialog onClose={onClose} />
    case 'palette':
      return <Palette commands={commands} onClose={onClose} />
    case 'view':
      return <ViewAsDialog onClose={onClose} />
    case 'review':
      return <ReviewDialog onClose={onClose} onDone={(text) => onDone(text, null)} />
    case 'help':
      return <HelpDialog onClose={onClose} />
    case 'redirects':
      return (
        <SiteDialog title={t('/edit/redirects/title')} onClose={onClose}>
          <Redirects />
        </SiteDialog>
      )
    case 'groups':
      return (
        <SiteDialog title={t('/edit/groups/title')} onClose={onClose}>
          <VisitorGroups onClose={onClose} />
        </SiteDialog>
      )
    case 'texts':
      return (
        <SiteDialog title={t('/edit/texts/title')} onClose={onClose}>
          <InterfaceTexts />
        </SiteDialog>
      )
    case 'reports':
      return (
        <SiteDialog title={t('/edit/reports/title')} onClose={onClose}>
          <Reports onClose={onClose} onOpen={onOpen} />
        </SiteDialog>
      )
    case 'submissions':
      return (
        <SiteDialog title={t('/edit/submissions/title')} onClose={onClose}>
          <Submissions />
        </SiteDialog>
      )
    case 'library':
      return (
        <SiteDialog title={t('/edit/media/library')} onClose={onClose}>
          <MediaLibrary />
        </SiteDialog>
      )
    case 'projects':
      return (
        <SiteDialog title={t('/edit/projects/title')} onClose={onClose}>
          <Projects first={opened.id} onClose={onClose} />
        </SiteDialog>
      )
    case 'trash-list':
      return <TrashDialog onClose={onClose} onDone={onDone} />
    case 'new':
      return <NewPageDialog item={opened.item} onClose={onClose} onDone={onDone} />
    case 'move':
      return <MovePageDialog item={opened.item} onClose={onClose} onDone={onDone} />
    case 'trash':
      return (
        <TrashPageDialog
          item={opened.item}
          onClose={onClose}
          onDone={(text, id) => onDone(text, opened.item.id === current ? id : null)}
        />
      )
    case 'copy':
      return null
  }
}
