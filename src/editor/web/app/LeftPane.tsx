import type { ComponentProps } from 'react'
import { Tabs } from '#src/kit/Tabs.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { TreeItem } from '../../contract/tree.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { Outline } from '../outline/Outline.tsx'
import type { TreeDeed } from '../tree/PageTree.tsx'
import { focusChosenRow, focusRow } from './focus.ts'
import { Keys } from './Keys.tsx'
import { later } from './later.tsx'
import { StatusDot } from './StatusDot.tsx'
import type { Opened } from './opened.ts'
import type { BlockActs } from './use-block-acts.ts'

const PageTree = later(async () => (await import('../tree/PageTree.tsx')).PageTree)

const leftSides = ['pages', 'outline'] as const
const statuses = [
  'Published',
  'PublishedWithDraft',
  'Draft',
  'InReview',
  'Scheduled',
  'Unpublished',
  'Missing',
] as const
export type LeftSide = (typeof leftSides)[number]

interface LeftPaneProps extends Pick<ComponentProps<typeof Outline>, 'problems' | 'comments' | 'people' | 'onAdd'> {
  shown: LeftSide
  onShow: (side: LeftSide) => void
  acts: BlockActs
  onDeed: (deed: TreeDeed, of: TreeItem) => void
  onOpen: (opened: Opened) => void
}

/** The tree of pages, or the outline of the page. */
export function LeftPane({ shown, onShow, acts, problems, comments, people, onAdd, onDeed, onOpen }: LeftPaneProps) {
  const t = useText()
  const { document: item } = useSession(useEditor().session)
  return (
    <nav className="edit-left" aria-label={t('/edit/side/label')} data-pane tabIndex={-1}>
      <Tabs
        label={t('/edit/side/label')}
        tabs={leftSides.map((id) => ({ id, label: t(`/edit/side/${id}`) }))}
        selected={shown}
        onSelect={onShow}
      >
        {shown === 'pages' ? (
          <PageTree current={item.id} onDeed={onDeed} onTrash={() => onOpen({ kind: 'trash-list' })} />
        ) : (
          <Outline
            problems={problems}
            comments={comments}
            people={people}
            onAdd={onAdd}
            onMove={(node: number, how) => {
              acts.move(node, how)
              focusRow(node)
            }}
            onAct={(node, act) => {
              acts.act(node, act)
              // The row that had the focus is gone, or another one is chosen.
              if (act === 'remove' || act === 'duplicate') focusChosenRow()
            }}
            onPaste={() => void acts.paste().then(focusChosenRow)}
          />
        )}
      </Tabs>
      {shown === 'pages' ? (
        <p className="edit-foot edit-foot--states" aria-hidden="true">
          {statuses.map((status) => (
            <span key={status}>
              <StatusDot status={status} /> {t(`/edit/status/${status}`)}
            </span>
          ))}
        </p>
      ) : (
        <p className="edit-foot edit-keys">
          <Keys of="Alt" /> <Keys of="↑" /> <Keys of="↓" /> {t('/edit/help/moves')}
          <button type="button" className="edit-text-button edit-push" onClick={() => onOpen({ kind: 'help' })}>
            <Keys of="?" /> {t('/edit/help/short')}
          </button>
        </p>
      )}
    </nav>
  )
}
