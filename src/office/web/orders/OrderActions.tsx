import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { ActionButton } from '../record/ActionButton.tsx'
import { More } from '../record/More.tsx'
import { LeaveOutButton } from './LeaveOut.tsx'
import type { Order } from './order-api.ts'
import { RefundButton } from './Refund.tsx'

const icons: Readonly<Record<string, string>> = {
  pack: 'box',
  ship: 'truck',
  deliver: 'check',
  capture: 'repeat',
  resend: 'mail',
  hold: 'lock',
}
/** These stand behind the dots. */
const seldom = new Set(['hold', 'ship', 'deliver', 'capture', 'refund-again'])
/** These stand where their thing stands: at a parcel, a hold, a task, the notes. */
const elsewhere = new Set(['release', 'close-task', 'note', 'refund', 'leave-out', 'take-back', 'take-apart'])

/** What may be done to the order now. Packing comes first, what cannot be taken back last. */
export function OrderActions({ resource, order }: { resource: ResourceDescription; order: Order }) {
  const t = useText()
  const may = (name: string): boolean => order.actions.includes(name)
  const actions = resource.actions.filter(({ name }) => may(name) && !elsewhere.has(name))
  const plain = actions.filter(({ name }) => name !== 'pack' && name !== 'cancel' && !seldom.has(name))
  const rare = actions.filter(({ name }) => seldom.has(name))
  const pack = actions.find(({ name }) => name === 'pack')
  const cancel = actions.find(({ name }) => name === 'cancel')
  const refund = resource.actions.find(({ name }) => name === 'refund')
  const leaveOut = resource.actions.find(({ name }) => name === 'leave-out')
  return (
    <>
      {refund && may('refund') && <RefundButton resource={resource} order={order} action={refund} />}
      {plain.map((action) => (
        <ActionButton
          key={action.name}
          resource={resource}
          id={order.id}
          action={action}
          icon={icons[action.name] ?? 'edit'}
        />
      ))}
      {(rare.length > 0 || cancel || (leaveOut && may('leave-out'))) && (
        <More>
          {leaveOut && may('leave-out') && <LeaveOutButton resource={resource} order={order} action={leaveOut} />}
          {rare.map((action) => (
            <ActionButton
              key={action.name}
              resource={resource}
              id={order.id}
              action={action}
              icon={icons[action.name] ?? 'edit'}
            />
          ))}
          {cancel && (
            <ActionButton
              resource={resource}
              id={order.id}
              action={cancel}
              isDanger
              question={t('/desk/order/cancel-question')}
            />
          )}
        </More>
      )}
      {pack && <ActionButton resource={resource} id={order.id} action={pack} look="primary" icon="box" />}
    </>
  )
}
