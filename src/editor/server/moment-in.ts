import { type Edge, momentOf } from '#src/common/shop-time.ts'
import { refuseRequest } from '#src/platform/http/route-types.ts'

/** A time that there is not is refused: without one the page would be published at once, or for good. */
export function momentIn(written: string | null | undefined, edge: Edge, field: string): Date | null {
  if (!written) return null
  return momentOf(written, edge) ?? refuseRequest({ kind: 'fields', fields: { [field]: ['forms/validation/invalid'] } })
}
