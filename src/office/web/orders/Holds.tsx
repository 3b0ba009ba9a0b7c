import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { ActionButton } from '../record/ActionButton.tsx'
import { Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import type { Order } from './order-api.ts'

/** What stops the order, and what staff have to do about it. */
export function Holds({ resource, order }: { resource: ResourceDescription; order: Order }) {
  const t = useText()
  const { moment } = useFormats()
  const actionOf = (name: string) =>
    order.actions.includes(name) ? resource.actions.find((action) => action.name === name) : undefined
  const release = actionOf('release')
  const close = actionOf('close-task')
  return (
    <>
      {order.holds.map(({ reason, detail, since, canRelease }) => (
        <Note
          key={reason.value}
          tone="bad"
          action={
            release &&
            canRelease && (
              <ActionButton
                resource={resource}
                id={order.id}
                action={release}
                fixed={{ reason: reason.value }}
                icon="check"
                isSmall
              />
            )
          }
        >
          <p>
            <b>{reason.label}</b> {detail} {since && <small className="office-muted">{moment(since)}</small>}
          </p>
        </Note>
      ))}
      {order.tasks
        .filter(({ doneAt }) => doneAt === null)
        .map((task) => (
          <Note
            key={task.id}
            tone="due"
            action={
              close && (
                <ActionButton
                  resource={resource}
                  id={order.id}
                  action={close}
                  fixed={{ task: task.id }}
                  question={t('/desk/order/close-task')}
                  look="text"
                />
              )
            }
          >
            <p>
              <b>{task.kind.label}</b> {task.detail} <small className="office-muted">{moment(task.createdAt)}</small>
            </p>
          </Note>
        ))}
    </>
  )
}
