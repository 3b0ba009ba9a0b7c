import { type ReactNode, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ActionDescription, ResourceDescription } from '../../contract/description.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { act } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useCloseMore } from './More.tsx'
import { fieldsOf } from './schema.ts'
import { SchemaForm, type Values } from './SchemaForm.tsx'
import { useAfter } from './use-after.ts'
import { useWork } from './use-work.ts'
import { withChoices } from './with-choices.ts'
import { WorkDialog } from './WorkDialog.tsx'

interface ActionButtonProps {
  resource: ResourceDescription
  id: string
  action: ActionDescription
  /** The call sends it with what the form asks, such as the parcel. */
  fixed?: Values
  /** Fields of the body that the form does not ask. */
  leaveOut?: readonly string[]
  label?: string
  icon?: string
  look?: 'primary' | 'secondary' | 'text'
  isSmall?: boolean
  isDanger?: boolean
  /** Always asks before it does anything, with these words. */
  question?: ReactNode
  /** Undefined: there is no such record any more. */
  onDone?: (record: AnyRecord | undefined) => void
}

/** An action as a button: done at once where its body asks nothing, else asked in a dialog made from the body's schema. */
export function ActionButton(props: ActionButtonProps) {
  const { resource, id, action, fixed, leaveOut = [], label = action.label, icon, look = 'secondary' } = props
  const { isSmall = false, isDanger = false, question, onDone } = props
  const t = useText()
  const after = useAfter(resource.name)
  const closeMore = useCloseMore()
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const fields = fieldsOf(action.body, t, resource).filter(
    ({ name }) => !leaveOut.includes(name) && !(fixed && name in fixed),
  )
  const [values, setValues] = useState<Values>({})
  const finish = (record: AnyRecord | undefined): void => {
    after(record)
    setOpen(false)
    closeMore()
    snackbars.show({ text: t('/desk/done', { what: label }), variant: 'success' })
    onDone?.(record)
  }
  const call = () => act(resource.name, id, action.name, { ...withChoices(fields, values), ...fixed })
  const direct = useWork({ call, onDone: finish })
  const isAsked = fields.length > 0 || question !== undefined || action.needsStepUp
  const open = (): void => {
    setValues({})
    setOpening(opening + 1)
    setOpen(true)
  }
  const content = (
    <>
      {icon && <OfficeIcon name={icon} />} {label}
    </>
  )
  // A call that was made at once may still need a proof, or be refused: the dialog says so.
  const isSpeaking = !isAsked && (direct.error !== null || direct.asked !== null)
  return (
    <>
      {look === 'text' ? (
        <button type="button" className="office-t" onClick={isAsked ? open : () => direct.run()}>
          {content}
        </button>
      ) : (
        <Button
          variant={look}
          size={isSmall ? 'small' : 'normal'}
          {...(isDanger && { className: 'office-btn--danger' })}
          busy={direct.isBusy}
          onClick={isAsked ? open : () => direct.run()}
        >
          {content}
        </Button>
      )}
      {isAsked && opening > 0 && (
        <ActionDialog
          key={opening}
          action={action}
          call={call}
          finish={finish}
          isDanger={isDanger}
          question={question}
          fields={fields}
          values={values}
          setValues={setValues}
          title={label}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
      {isSpeaking && (
        <WorkDialog open onClose={direct.leave} title={label} work={direct} verb={label}>
          <p>{t('/desk/nothing-lost')}</p>
        </WorkDialog>
      )}
    </>
  )
}

interface ActionDialogProps {
  action: ActionDescription
  call: () => Promise<AnyRecord | undefined>
  finish: (record: AnyRecord | undefined) => void
  isDanger: boolean
  question: ReactNode
  fields: ReturnType<typeof fieldsOf>
  values: Values
  setValues: (values: Values) => void
  title: string
  open: boolean
  onClose: () => void
}

function ActionDialog(props: ActionDialogProps) {
  const { action, call, finish, isDanger, question, fields, values, setValues, title, open, onClose } = props
  const work = useWork({ call, onDone: finish, isGuarded: action.needsStepUp })
  return (
    <WorkDialog open={open} onClose={onClose} title={title} work={work} isDanger={isDanger} verb={title}>
      {question !== undefined && <p>{question}</p>}
      <SchemaForm fields={fields} values={values} onValues={setValues} errors={work.fields} />
    </WorkDialog>
  )
}
