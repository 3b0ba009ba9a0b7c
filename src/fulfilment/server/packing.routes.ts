import type { TextLookup } from '#src/common/errors.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import { pdfAnswer, sendPdf } from '#src/platform/http/pdf-answer.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { writePdfs } from '#src/platform/pdf/write-pdf.ts'
import {
  FindQuery,
  FoundParcels,
  PackingQueue,
  papersMost,
  PapersQuery,
  PickList,
  PickQuery,
} from '../contract/packing.ts'
import type { Packing } from './packing.service.ts'

export interface PackingRoutesDeps {
  packing: Packing
  reads: PersonalReads
  text: TextLookup
}

/** The packing bench, in addition to the resource `parcels`. */
export const packingRoutes =
  ({ packing, reads, text }: PackingRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['office: packing'])
    const packs = { permission: 'orders:pack' } as const
    route(
      'GET /api/admin/packing/queue',
      { summary: 'What waits to be packed, by method and day', ...packs, answer: PackingQueue },
      async ({ language, request }) => {
        const { groups, packedToday } = await packing.queue(shopActorOf(request))
        return {
          packedToday,
          groups: groups.map(({ method, oldestAt, ...group }) => ({
            ...group,
            method: { value: method, label: text(language, `delivery/${method}`) },
            oldestAt: new Date(oldestAt).toISOString(),
          })),
        }
      },
    )
    route(
      'GET /api/admin/packing/find',
      { summary: 'Parcels by a scanned or typed number', ...packs, query: FindQuery, answer: FoundParcels },
      async ({ query, request }) => ({ ids: await packing.lookUp(query.number, shopActorOf(request)) }),
    )
    route(
      'GET /api/admin/packing/pick-list',
      { summary: 'What the waiting parcels need from the shelves', ...packs, query: PickQuery, answer: PickList },
      async ({ query, request }) => ({ items: await packing.pickList(query.method ?? null, shopActorOf(request)) }),
    )
    route(
      'GET /api/admin/packing/papers',
      { summary: 'Labels and slips of parcels as one PDF', ...packs, query: PapersQuery, answer: pdfAnswer },
      async ({ query, request, reply }) => {
        const ids = query.ids.split(',').map((id) => id.trim())
        if (ids.length > papersMost)
          return refuseRequest({ kind: 'fields', fields: { ids: ['forms/validation/invalid'] } })
        const found = await packing.papers(ids, shopActorOf(request))
        if (!found.ok) return refuseRequest(found.error)
        const [first, ...others] = found.value
        if (!first) return refuseRequest({ kind: 'not-found' })
        await reads.record(request.actor, 'order.read', ids)
        return sendPdf(reply, await writePdfs([first, ...others]), first.fileName)
      },
    )
  }
