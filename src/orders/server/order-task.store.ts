import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { actorLabel, type ShopActor } from '#src/common/actor.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { TaskKind } from '../contract/order-mail.ts'
import { orderTask, shopOrder } from './orders.tables.ts'

/* Tasks for a person, in addition to the alarm in the log: `npm run ops -- orders tasks`. */

export type OrderTaskRow = typeof orderTask.$inferSelect
export type NewTask = Pick<typeof orderTask.$inferInsert, 'orderId' | 'cause' | 'detail' | 'createdAt'> & {
  kind: TaskKind
}

/** False when it is there already. */
export async function raiseTask(executor: Executor, task: NewTask): Promise<boolean> {
  const rows = await executor.insert(orderTask).values(task).onConflictDoNothing().returning({ id: orderTask.id })
  return rows.length > 0
}

/** Open ones, oldest first. */
export const listTasks = (executor: Executor) =>
  executor
    .select({
      id: orderTask.id,
      orderNumber: shopOrder.orderNumber,
      kind: orderTask.kind,
      detail: orderTask.detail,
      createdAt: orderTask.createdAt,
    })
    .from(orderTask)
    .innerJoin(shopOrder, eq(shopOrder.id, orderTask.orderId))
    .where(isNull(orderTask.doneAt))
    .orderBy(asc(orderTask.id))

/** All of an order, open ones first, then newest first. */
export const listTasksOf = (executor: Executor, orderId: string): Promise<OrderTaskRow[]> =>
  executor
    .select()
    .from(orderTask)
    .where(eq(orderTask.orderId, orderId))
    .orderBy(sql`${orderTask.doneAt} is not null`, desc(orderTask.id))

/** False when there is no such open task. */
export async function closeTask(tx: Transaction, id: number, actor: ShopActor, now: Date): Promise<boolean> {
  const [task] = await tx
    .update(orderTask)
    .set({ doneAt: now, doneBy: actorLabel(actor) })
    .where(and(eq(orderTask.id, id), isNull(orderTask.doneAt)))
    .returning({ kind: orderTask.kind, order: orderTask.orderId })
  if (task) await recordAudit(tx, { at: now, actor, command: 'order-task.closed', subject: id, before: task })
  return task !== undefined
}
