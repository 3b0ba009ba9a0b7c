import { clsx } from 'clsx'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Note } from '../shell/states.tsx'
import { ProofBand } from './ProofBand.tsx'
import type { Work } from './use-work.ts'
import '../styles/office-dialog.css'

interface WorkDialogProps {
  open: boolean
  onClose: () => void
  title: string
  work: Pick<Work, 'isBusy' | 'error' | 'fields' | 'asked' | 'run' | 'runByPasskey' | 'runAgain'>
  /** The verb, with the sum where money moves. */
  verb: string
  isDanger?: boolean
  /** Why the verb cannot be pressed; undefined while it can. */
  disabledReason?: string | undefined
  /** What will happen, in sums, before it happens. */
  aside?: ReactNode
  /** A quiet remark at the end of the foot. */
  remark?: string
  children: ReactNode
}

/** A dialog that does one thing: its form, what will happen, a proof where one is needed, and the verb. */
export function WorkDialog(props: WorkDialogProps) {
  const { open, onClose, title, work, verb, isDanger = false, disabledReason, aside, remark, children } = props
  const t = useText()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const hasFaults = Object.keys(work.fields).length > 0
  return (
    <Dialog
      className={clsx('office-dialog', aside === undefined && 'office-dialog--small')}
      open={open}
      onClose={onClose}
      closeLabel={t('/desk/close')}
      title={title}
    >
      <div className={clsx('office-dialog__body', aside !== undefined && 'office-dialog__body--two')}>
        <form
          id={formId}
          className="office-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (disabledReason === undefined) work.run(code.current?.value.trim() ?? '')
          }}
        >
          {children}
        </form>
        {aside !== undefined && <div className="office-box">{aside}</div>}
      </div>
      {(work.error !== null || hasFaults) && (
        <div className="office-dialog__fault">
          <Note tone="bad" announce>
            <p>{work.error ?? t('/desk/faults')}</p>
          </Note>
        </div>
      )}
      <ProofBand work={work} formId={formId} code={code} />
      <div className="office-dialog__foot">
        <Button
          type="submit"
          form={formId}
          variant={isDanger ? 'danger' : 'primary'}
          busy={work.isBusy}
          disabledReason={disabledReason}
        >
          {verb}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('/entry/cancel')}
        </Button>
        {remark && <span className="office-muted office-end">{remark}</span>}
      </div>
    </Dialog>
  )
}
