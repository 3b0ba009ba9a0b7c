import { Type } from 'typebox'
import { notFound } from '#src/common/errors.ts'
import { parseParcelId } from '#src/fulfilment/server/packing.service.ts'
import type { AdminDeps } from '#src/orders/server/order-admin-act.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { sheetSvg } from '../rules/production-sheet.ts'
import { createDesignerOperations } from './designer-operations.ts'
import { engravingResource } from './engraving.resource.ts'

const SheetParams = Type.Object({ id: Type.String({ maxLength: 40 }) })
const svg = Type.Unsafe<string>({ type: 'string', description: 'SVG' })

/** The engraving line: its screens of the back office, and the drawing of a tablet for the machine. */
export function createEngravingLineModule(deps: AdminDeps): DomainModule {
  const line = createDesignerOperations(deps)
  return {
    resources: [engravingResource(deps)],
    routes: [
      (app: App): void =>
        routesOf(app, ['office: engraving'])(
          'GET /api/admin/engraving/:id/sheet',
          { summary: 'A drawing true to size', permission: 'tablets:read', params: SheetParams, answer: svg },
          async ({ params, request, reply }) => {
            const parcel = parseParcelId(params.id)
            const jobs = await line.jobsOf(parcel?.orderNumber ?? '', shopActorOf(request))
            const job = jobs.find(({ shipmentNumber }) => shipmentNumber === parcel?.number)
            if (!job) return refuseRequest(notFound)
            return reply
              .header('content-type', 'image/svg+xml; charset=utf-8')
              .header('content-disposition', `inline; filename="${job.orderNumber}-${job.line}.svg"`)
              .header('cache-control', 'private, no-store')
              .send(sheetSvg(job))
          },
        ),
    ],
  }
}
