import { useState } from 'react'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { ListPanel } from '#src/listing/contract/merchandising.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Section } from '../record/Section.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { removePanel } from './merchandising-api.ts'
import { PanelForm } from './PanelForm.tsx'

interface PanelListProps {
  list: string
  panels: readonly ListPanel[]
  isFixed: boolean
  /** Called when a panel was set or removed. */
  onChanged: () => void
}

/** The panels between the rows of the list, shown or to come. */
export function PanelList({ list, panels, isFixed, onChanged }: PanelListProps) {
  const t = useText()
  const [opened, setOpened] = useState<ListPanel | 'new' | null>(null)
  return (
    <Section
      title={t('/desk/merchandising/panels')}
      end={
        !isFixed && (
          <button type="button" className="office-t" onClick={() => setOpened('new')}>
            {t('/desk/merchandising/new-panel')}
          </button>
        )
      }
    >
      {panels.length === 0 && <p className="office-muted">{t('/desk/merchandising/no-panels')}</p>}
      <ul className="office-items">
        {panels.map((panel) => (
          <PanelRow
            key={panel.id}
            panel={panel}
            isFixed={isFixed}
            onOpen={() => setOpened(panel)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {opened !== null && (
        <PanelForm
          list={list}
          panel={opened === 'new' ? null : opened}
          onSaved={onChanged}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  )
}

interface PanelRowProps extends Pick<PanelListProps, 'isFixed' | 'onChanged'> {
  panel: ListPanel
  onOpen: () => void
}

function PanelRow({ panel, isFixed, onOpen, onChanged }: PanelRowProps) {
  const t = useText()
  const work = useWork({
    call: () => removePanel(panel.id),
    onDone: () => {
      snackbars.show({ text: t('/desk/merchandising/panel-removed'), variant: 'success' })
      onChanged()
    },
  })
  const title = panel.words.fi.title.replaceAll('*', '')
  const times = [
    panel.from && t('/desk/merchandising/from', { time: panel.from.replace('T', ' ') }),
    panel.to && t('/desk/merchandising/until', { time: panel.to.replace('T', ' ') }),
  ].filter(Boolean)
  return (
    <li>
      <button type="button" disabled={isFixed} onClick={onOpen}>
        {title} <small>{[panel.link ?? t('/desk/merchandising/panel-dead'), ...times].join(', ')}</small>
      </button>
      {!isFixed && (
        <button
          type="button"
          className="office-t office-mer__remove"
          aria-label={t('/desk/merchandising/remove-of', { name: title })}
          disabled={work.isBusy}
          onClick={() => work.run()}
        >
          {t('/desk/merchandising/remove')}
        </button>
      )}
      {work.error !== null && (
        <Note tone="bad" announce>
          <p>{work.error}</p>
        </Note>
      )}
    </li>
  )
}
