import { writeFile } from 'node:fs/promises'
import type { TextLookup } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import type { ShippingDocumentFault } from '#src/fulfilment/server/shipping-documents.ts'
import type { AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import type { PdfDocument } from '#src/platform/pdf/pdf-document.ts'
import { writePdf } from '#src/platform/pdf/write-pdf.ts'
import { refusalOfAdmin } from '#src/fulfilment/server/admin-refused.ts'
import { refusalText } from './told.ts'
import { done, failed, type Operation, type Options, type Outcome, textOf } from './operation.ts'

const to = { to: { type: 'string' } } as const

const faultTexts: Readonly<Record<ShippingDocumentFault, (about: string) => string>> = {
  'no-order': (about) => `There is no order "${about}"`,
  'no-parcel': (about) => `${about} has no such parcel, or more than one: name it`,
  'no-label': (about) =>
    `that parcel of ${about} has no number: it is not packed yet, or the shop hands it over itself`,
}

async function written(paper: PdfDocument, options: Options): Promise<Outcome> {
  const file = textOf(options['to'])
  if (file === undefined) return failed('--to FILE is needed')
  await writeFile(file, await writePdf(paper))
  return done(`${paper.documentTitle}: ${file}`)
}

/** Reads a parcel's number, `0`, as an order shows it; without one it is the order's only parcel. Null: unclear which. */
const chosen = (parcels: readonly number[], word: string | undefined): number | null => {
  if (word !== undefined) return /^\d{1,4}$/.test(word) ? Number(word) : null
  return parcels.length === 1 ? (parcels[0] ?? null) : null
}

function refused(fault: AdminRefusal, order: string, text: TextLookup): Outcome {
  const refusal = refusalOfAdmin(fault)
  return failed(`Refused: ${refusal.kind === 'not-found' ? faultTexts['no-order'](order) : refusalText(refusal, text)}`)
}

/** Printed documents of an order: for its buyer, and for the person who packs. */
export const documentOperations: readonly Operation[] = [
  {
    name: ['receipts', 'list'],
    usage: '<order>',
    summary: 'receipts and credit notes of an order, oldest first',
    run: async ({ receipts, actor, text }, [order = '']) => {
      const result = await receipts.list(order, actor)
      if (!result.ok) return refused(result.error, order, text)
      const lines = result.value.map(
        ({ number, issuedOn, totalCents, corrects }) =>
          `${number}  ${issuedOn}  ${(totalCents / 100).toFixed(2)}${corrects === null ? '' : `  credits ${corrects}`}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['receipts', 'print'],
    usage: '<order> [number] --to FILE',
    summary: 'a receipt or credit note as PDF, the newest receipt when no number is named',
    options: to,
    run: async ({ receipts, actor, text }, [order = '', number], options) => {
      const result = await receipts.paper(order, number ?? null, actor)
      return result.ok ? written(result.value, options) : refused(result.error, order, text)
    },
  },
  {
    name: ['orders', 'slip'],
    usage: '<order> [parcel] --to FILE',
    summary: 'the packing slip of a parcel as PDF, without prices',
    options: to,
    run: async ({ shippingDocuments, actor }, [order = '', word], options) =>
      withParcel(await shippingDocuments.list(order, actor), order, word, async (parcel) => {
        const result = await shippingDocuments.slip(order, parcel, actor)
        return result.ok ? written(result.value, options) : failed(`Refused: ${faultTexts[result.error](order)}`)
      }),
  },
  {
    name: ['orders', 'label'],
    usage: '<order> [parcel] [--to FILE]',
    summary: 'what a carrier is told of a packed parcel, or with a file its label as PDF',
    options: to,
    run: async ({ shippingDocuments, actor }, [order = '', word], options) =>
      withParcel(await shippingDocuments.list(order, actor), order, word, async (parcel) => {
        const result = await shippingDocuments.label(order, parcel, actor)
        if (!result.ok) return failed(`Refused: ${faultTexts[result.error](order)}`)
        const { data, paper } = result.value
        return options['to'] === undefined ? done(JSON.stringify(data, null, 2)) : written(paper, options)
      }),
  },
]

async function withParcel(
  parcels: Result<number[], ShippingDocumentFault>,
  order: string,
  word: string | undefined,
  run: (parcel: number) => Promise<Outcome>,
): Promise<Outcome> {
  const fault = (reason: ShippingDocumentFault) => failed(`Refused: ${faultTexts[reason](order)}`)
  if (!parcels.ok) return fault(parcels.error)
  const parcel = chosen(parcels.value, word)
  return parcel === null ? fault('no-parcel') : run(parcel)
}
