import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import { inWords } from '#src/fulfilment/server/admin-refused.ts'
import { createOrderAdmin } from '#src/fulfilment/server/order-admin.ts'
import { parseParcelId } from '#src/fulfilment/server/packing.service.ts'
import type { AdminDeps } from '#src/orders/server/order-admin-act.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import {
  action,
  type ActionContext,
  defineResource,
  recordFields,
  type Resource,
} from '#src/platform/resources/resource.ts'
import { mayMoveTo, type TabletJob } from '../rules/production.ts'
import { createDesignerOperations, type OperatorFault } from './designer-operations.ts'
import { engravingList } from './engraving-list.sql.ts'

const NoBody = Type.Object({}, { additionalProperties: false, examples: [{}] })
const text = Type.String()

const EngravingRecord = Type.Object({
  ...recordFields(engravingList.fields),
  frontText: text,
  backText: text,
  signature: text,
  cut: text,
  recipient: text,
  /** Blocked words that its order is held for. */
  found: text,
})

const inWork = async (marked: Promise<Result<number, OperatorFault>>): Promise<Result<number, Refusal>> => {
  const done = await marked
  if (done.ok) return done
  const { reason, about } = done.error
  if (reason === 'no-order' || reason === 'no-line') return refuse(notFound)
  return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/engraving/refused', params: { about } }] })
}

/** The engraving line in the back office: what is to be made, with its drawing, and texts that wait for a person. */
export function engravingResource(deps: AdminDeps): Resource {
  const line = createDesignerOperations(deps)
  const orders = createOrderAdmin(deps)
  const rows = createListQuery(engravingList)

  async function jobOf(id: string, actor: ActionContext['actor']): Promise<TabletJob | null> {
    const parcel = parseParcelId(id)
    const jobs = await line.jobsOf(parcel ? [parcel.orderNumber] : [], actor)
    return jobs.find(({ shipmentNumber }) => shipmentNumber === parcel?.number) ?? null
  }
  const marking = (to: 'engraved' | 'packed') =>
    action({
      permission: 'tablets:write',
      isBulk: true,
      body: NoBody,
      async run(id, _, { actor }) {
        authorise(actor, 'tablets:write')
        const job = await jobOf(id, actor)
        return inWork(line.mark(job?.orderNumber ?? '', job?.line ?? null, to, actor))
      },
    })
  const deciding = (
    decide: (orderNumber: string, actor: ActionContext['actor']) => ReturnType<typeof orders.release>,
  ) =>
    action({
      permission: 'orders:write',
      body: NoBody,
      run: (id, _, { actor }) => inWords(decide(parseParcelId(id)?.orderNumber ?? '', actor)),
    })

  return defineResource({
    reading: 'tablets:read',
    reads: 'order.read',
    ...engravingList,
    record: EngravingRecord,
    async find(id, { actor }) {
      const job = await jobOf(id, actor)
      const row = job && (await rows.one(deps.db, id))
      if (!job || !row) return null
      const { frontText, backText, signature, cut, recipient } = job
      const held = row['status'] === 'held' ? await line.listHeld(actor) : []
      const hold = held.find(({ orderNumber }) => orderNumber === job.orderNumber)
      const isMade = (to: 'engraved' | 'packed'): string[] =>
        row['status'] !== 'held' && mayMoveTo(job.state, to) ? [to] : []
      return {
        version: null,
        ready: [...isMade('engraved'), ...isMade('packed'), ...(hold ? ['release', 'refuse'] : [])],
        fields: { ...row, frontText, backText, signature, cut, recipient, found: hold?.words ?? '' },
      }
    },
    actions: {
      engraved: marking('engraved'),
      packed: marking('packed'),
      release: deciding((orderNumber, actor) => orders.release(orderNumber, 'engraving', actor)),
      refuse: deciding((orderNumber, actor) => orders.cancel(orderNumber, 'engraving', actor)),
    },
  })
}
