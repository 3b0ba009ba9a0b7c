import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ActionDescription, ResourceDescription } from '../../contract/description.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { act } from '../office-api.ts'
import { previewWithdrawal } from '../orders/order-api.ts'
import { DialogButton } from '../record/DialogButton.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { useFailure } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'

interface RefundProps {
  resource: ResourceDescription
  record: AnyRecord
  action: ActionDescription
}

export function WithdrawalRefundButton(props: RefundProps) {
  return (
    <DialogButton label={props.action.label}>
      {(dialog) => <RefundDialog key={dialog.round} {...props} {...dialog} />}
    </DialogButton>
  )
}

/** The sum is asked with each opening, stands in the button and goes with the call: another sum is not refunded unseen. */
function RefundDialog({
  resource,
  record,
  action,
  round,
  open,
  onClose,
}: RefundProps & { round: number; open: boolean; onClose: () => void }) {
  const t = useText()
  const failure = useFailure()
  const { money } = useFormats()
  const after = useAfter(resource.name)
  const [restock, setRestock] = useState(false)
  const preview = useQuery({
    queryKey: ['office', 'withdrawal-preview', record.id, round, restock],
    queryFn: ({ signal }) => previewWithdrawal(record.id, restock, signal),
    enabled: open,
    retry: false,
    gcTime: 0,
  })
  const cents = preview.error ? undefined : preview.data?.totalCents
  const work = useWork({
    call: () => act(resource.name, record.id, action.name, { restock, expectedCents: cents }),
    onDone: (answer) => {
      after(answer)
      onClose()
      snackbars.show({ text: t('/desk/refund/done', { sum: money(cents) }), variant: 'success' })
    },
    isGuarded: action.needsStepUp,
  })
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={action.label}
      work={work}
      verb={cents === undefined ? action.label : t('/desk/refund/verb', { sum: money(cents) })}
      disabledReason={cents === undefined ? (preview.error ? failure(preview.error) : '') : undefined}
      remark={t('/desk/refund/remark')}
    >
      {cents !== undefined && <p>{t('/desk/withdrawals/refund-hint', { sum: money(cents) })}</p>}
      {preview.error && <p role="alert">{failure(preview.error)}</p>}
      <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)}>
        {t('/desk/refund/restock')}
      </Checkbox>
    </WorkDialog>
  )
}
