import { Type } from 'typebox'
import type { ShopActor } from '#src/common/actor.ts'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import { shopDay } from '#src/common/working-days.ts'
import { papersMost } from '#src/fulfilment/contract/packing.ts'
import { parseParcelId } from '#src/fulfilment/server/packing.service.ts'
import type { AdminDeps } from '#src/orders/server/order-admin-act.ts'
import { pdfAnswer, sendPdf } from '#src/platform/http/pdf-answer.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { writePdfs } from '#src/platform/pdf/write-pdf.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { sellerName, sellerSetting } from '#src/shell/server/seller-setting.ts'
import type { TabletJob } from '../rules/production.ts'
import { sheetSvg } from '../rules/production-sheet.ts'
import { createDesignerOperations } from './designer-operations.ts'
import { engravingResource } from './engraving.resource.ts'
import { sheetPdf } from './sheet-pdf.ts'

const SheetParams = Type.Object({ id: Type.String({ maxLength: 40 }) })
const SheetsQuery = Type.Object({ ids: Type.String({ minLength: 1, maxLength: 4_000 }) })
const svg = Type.Unsafe<string>({ type: 'string', description: 'SVG' })

/** The engraving line: its screens of the back office, the drawing of a tablet for the machine, and the drawings of several to print. */
export function createEngravingLineModule(deps: AdminDeps & { text: TextLookup }): DomainModule {
  const line = createDesignerOperations(deps)
  /** The jobs of tablets in the order of their ids, without those that are gone. */
  async function jobsOf(ids: readonly string[], actor: ShopActor): Promise<TabletJob[]> {
    const parcels = ids.map(parseParcelId).filter((parcel) => parcel !== null)
    const orderNumbers = parcels.map(({ orderNumber }) => orderNumber)
    const jobs = await line.jobsOf(orderNumbers, actor)
    return parcels.flatMap(
      (parcel) =>
        jobs.find((job) => job.orderNumber === parcel.orderNumber && job.shipmentNumber === parcel.number) ?? [],
    )
  }
  const reads = createPersonalReads(deps)
  const reading = { permission: 'tablets:read' } as const
  return {
    resources: [engravingResource(deps)],
    routes: [
      (app: App): void => {
        const route = routesOf(app, ['office: engraving'])
        route(
          'GET /api/admin/engraving/:id/sheet',
          { summary: 'A drawing true to size', ...reading, params: SheetParams, answer: svg },
          async ({ params, request, reply }) => {
            const [job] = await jobsOf([params.id], shopActorOf(request))
            if (!job) return refuseRequest(notFound)
            await reads.record(request.actor, 'order.read', [params.id])
            return reply
              .header('content-type', 'image/svg+xml; charset=utf-8')
              .header('content-disposition', `inline; filename="${job.orderNumber}-${job.line}.svg"`)
              .header('cache-control', 'private, no-store')
              .send(sheetSvg(job))
          },
        )
        route(
          'GET /api/admin/engraving/sheets',
          { summary: 'Drawings of several tablets as one PDF', ...reading, query: SheetsQuery, answer: pdfAnswer },
          async ({ query, language, request, reply }) => {
            const ids = query.ids.split(',').map((id) => id.trim())
            if (ids.length > papersMost)
              return refuseRequest({ kind: 'fields', fields: { ids: ['forms/validation/invalid'] } })
            const jobs = await jobsOf(ids, shopActorOf(request))
            const seller = await deps.settings.only(deps.db, sellerSetting)
            const made = { language, made: deps.clock.now(), author: sellerName(seller, language), text: deps.text }
            const [first, ...others] = jobs.map((job) => sheetPdf(job, made))
            if (!first) return refuseRequest(notFound)
            await reads.record(request.actor, 'order.read', ids)
            if (others.length === 0) return sendPdf(reply, await writePdfs([first]), first.fileName)
            const day = shopDay(made.made)
            const whole = { ...first, documentTitle: `${first.title} ${day}` }
            return sendPdf(reply, await writePdfs([whole, ...others]), `engraving-${day}`)
          },
        )
      },
    ],
  }
}
