import type { Refusal } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { AdminRefusal } from '#src/orders/server/order-admin-act.ts'

/** A refused action on an order, for the wire: in words of the reader's language, as every other refusal. */
const refusalOfAdmin = ({ reason, about }: AdminRefusal): Refusal =>
  reason === 'no-order'
    ? { kind: 'not-found' }
    : { kind: 'business', status: 409, problems: [{ key: `office/refused/${reason}`, params: { about } }] }

export async function inWords<Value>(action: Promise<Result<Value, AdminRefusal>>): Promise<Result<Value, Refusal>> {
  const done = await action
  return done.ok ? done : refuse(refusalOfAdmin(done.error))
}
