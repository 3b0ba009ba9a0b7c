import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ActionDescription, ResourceDescription } from '../../contract/description.ts'
import { act } from '../office-api.ts'
import { useCloseMore } from '../record/More.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import type { Order } from './order-api.ts'
import { type Chosen, linesOf, Pieces } from './Pieces.tsx'

interface LeaveOutProps {
  resource: ResourceDescription
  order: Order
  action: ActionDescription
}

/** Leaves pieces out of the order before they are packed; no money goes back by it. */
export function LeaveOutButton({ resource, order, action }: LeaveOutProps) {
  const t = useText()
  const after = useAfter(resource.name)
  const closeMore = useCloseMore()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  const [reason, setReason] = useState('')
  const lines = linesOf(chosen)
  const work = useWork({
    call: () => act('orders', order.id, 'leave-out', { lines, reason: reason.trim() }),
    onDone: (answer) => {
      after(answer)
      setOpen(false)
      closeMore()
      setChosen({})
      setReason('')
      snackbars.show({ text: t('/desk/done', { what: action.label }), variant: 'success' })
    },
    isGuarded: action.needsStepUp,
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.label}
      </Button>
      <WorkDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={action.label}
        work={work}
        verb={action.label}
        disabledReason={lines.length > 0 ? undefined : t('/desk/order/choose-pieces')}
        remark={t('/desk/order/leave-out-remark')}
      >
        <Pieces
          order={order}
          verb={action.label}
          most={({ leftToSend }) => leftToSend}
          chosen={chosen}
          onChosen={setChosen}
        />
        <TextField
          label={t('/desk/refund/reason')}
          value={reason}
          maxLength={300}
          error={work.fields['reason']?.[0]}
          onChange={({ target }) => setReason(target.value)}
          autoComplete="off"
          required
        />
      </WorkDialog>
    </>
  )
}
