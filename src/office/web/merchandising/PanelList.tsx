import { useId, useRef, useState } from 'react'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { ListPanel, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ProofBand } from '../record/ProofBand.tsx'
import { Section } from '../record/Section.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { removePanel } from './merchandising-api.ts'
import { PanelForm } from './PanelForm.tsx'

interface PanelListProps {
  list: string
  panels: readonly ListPanel[]
  isFixed: boolean
  /** Reads the list again; null: it could not be read. */
  onStale: () => Promise<MerchandisedList | null>
}

/** The panels between the rows of the list, shown or to come. */
export function PanelList({ list, panels, isFixed, onStale }: PanelListProps) {
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
          <PanelRow key={panel.id} panel={panel} isFixed={isFixed} onOpen={() => setOpened(panel)} onStale={onStale} />
        ))}
      </ul>
      {opened !== null && (
        <PanelForm
          list={list}
          panel={opened === 'new' ? null : opened}
          onSaved={() => void onStale()}
          onStale={onStale}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  )
}

interface PanelRowProps extends Pick<PanelListProps, 'isFixed' | 'onStale'> {
  panel: ListPanel
  onOpen: () => void
}

function PanelRow({ panel, isFixed, onOpen, onStale }: PanelRowProps) {
  const t = useText()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const work = useWork({
    call: async () => {
      try {
        await removePanel(panel.id, panel.version)
      } catch (error) {
        // The row then says what another person made of the panel, or is gone as it is.
        if (error instanceof ApiError && error.status === 409) await onStale()
        throw error
      }
    },
    onDone: () => {
      snackbars.show({ text: t('/desk/merchandising/panel-removed'), variant: 'success' })
      void onStale()
    },
  })
  const title = panel.words.fi.title.replaceAll('*', '')
  const times = [
    panel.from && t('/desk/merchandising/from', { time: panel.from.replace('T', ' ') }),
    panel.to && t('/desk/merchandising/until', { time: panel.to.replace('T', ' ') }),
  ].filter(Boolean)
  return (
    <li className="office-mer__panel">
      <button type="button" disabled={isFixed} onClick={onOpen}>
        {title} <small>{[panel.link ?? t('/desk/merchandising/panel-dead'), ...times].join(', ')}</small>
      </button>
      {!isFixed && (
        <form
          id={formId}
          className="office-mer__remove"
          onSubmit={(event) => {
            event.preventDefault()
            work.run(code.current?.value.trim() ?? '')
          }}
        >
          <button
            type="submit"
            className="office-t"
            aria-label={t('/desk/merchandising/remove-of', { name: title })}
            disabled={work.isBusy}
          >
            {t('/desk/merchandising/remove')}
          </button>
        </form>
      )}
      {work.error !== null && (
        <Note tone="bad" announce>
          <p>{work.error}</p>
        </Note>
      )}
      <ProofBand work={work} formId={formId} code={code} />
    </li>
  )
}
