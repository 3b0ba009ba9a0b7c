import { writeFile } from 'node:fs/promises'
import { inWords } from '#src/fulfilment/server/admin-refused.ts'
import type { ShippingDocumentFault } from '#src/fulfilment/server/shipping-documents.ts'
import type { Result } from '#src/common/result.ts'
import { answerDay } from '#src/orders/server/orders.service.ts'
import type { PdfDocument } from '#src/platform/pdf/pdf-document.ts'
import { writePdf } from '#src/platform/pdf/write-pdf.ts'
import { line, saying, type Words } from './line.ts'
import type { Operation } from './operation.ts'
import type { Operations } from './operations.ts'
import { told } from './told.ts'
import { LineFault } from './usage.ts'

async function written(paper: PdfDocument, words: Words): Promise<string> {
  await writeFile(words.text('to'), await writePdf(paper))
  return `${paper.documentTitle}: ${words.text('to')}`
}

const faults: Readonly<Record<ShippingDocumentFault, string>> = {
  'no-order': 'There is no such order',
  'no-parcel': 'The order has no such parcel, or more than one: name it',
  'no-label': 'That parcel has no number: it is not packed yet, or the shop hands it over itself',
}

function known<Value>(found: Result<Value, ShippingDocumentFault>): Value {
  if (found.ok) return found.value
  throw new LineFault(faults[found.error])
}

/** The order, and its parcel that the line names by number, or its only one. */
async function parcelOf({ shippingDocuments, actor }: Operations, words: Words): Promise<[string, number]> {
  const [order, word] = [words.text('order'), words.maybe('parcel')]
  const [only, another] = known(await shippingDocuments.list(order, actor))
  const named = /^\d{1,4}$/.test(word ?? '') ? Number(word) : undefined
  const parcel = word === undefined && another === undefined ? only : named
  if (parcel === undefined) throw new LineFault(faults['no-parcel'])
  return [order, parcel]
}

/** What of orders and withdrawals has no line by a definition, and their printed documents. */
export const orderOperations: readonly Operation[] = [
  line('orders tasks', 'what the payment provider told that a person must see to', ({ orders, actor }) =>
    orders.listTasks(actor),
  ),
  line('orders close-task <task>', 'a task is seen to', async ({ orders, actor }, words) =>
    (await orders.closeTask(words.number('task'), actor)) ? `task ${words.text('task')} is done` : null,
  ),
  line(
    'withdrawals list',
    'statements of withdrawal that are not decided, oldest first, with the last day to answer, and those accepted whose money is not back',
    async ({ withdrawals, refunds, actor }) => {
      const accepted = (await withdrawals.listAccepted(actor)).map(({ reference }) => reference)
      return [
        ...(await withdrawals.listOpen(actor)).map((row) => {
          const { reference: id, receivedAt, orderNumber: order, orderId, isLate } = row
          const note = orderId === null ? 'no order of that number, with that name or e-mail' : ''
          return { id, receivedAt, order, answerBy: answerDay(receivedAt), note, isLate }
        }),
        ...(await refunds.notRefunded(accepted, actor)).map((reference) => `${reference}  accepted, to be refunded`),
      ]
    },
  ),
  line('receipts list <order>', 'receipts and credit notes of an order, oldest first', (services, words) =>
    saying(inWords(services.receipts.list(words.text('order'), services.actor)), (all) =>
      all
        .map(({ number: id, issuedOn, totalCents, corrects }) => told({ id, issuedOn, totalCents, credits: corrects }))
        .join('\n'),
    ),
  ),
  line(
    'receipts print <order> [number] --to FILE',
    'a receipt or credit note as PDF, the newest receipt when no number is named',
    async ({ receipts, actor }, words) => {
      const paper = await inWords(receipts.paper(words.text('order'), words.maybe('number') ?? null, actor))
      return paper.ok ? written(paper.value, words) : paper
    },
  ),
  line(
    'orders slip <order> [parcel] --to FILE',
    'the packing slip of a parcel as PDF, without prices',
    async (services, words) => {
      const { shippingDocuments, actor } = services
      return written(known(await shippingDocuments.slip(...(await parcelOf(services, words)), actor)), words)
    },
  ),
  line(
    'orders label <order> [parcel] [--to FILE]',
    'what a carrier is told of a packed parcel, or with a file its label as PDF',
    async (services, words) => {
      const { shippingDocuments, actor } = services
      const { data, paper } = known(await shippingDocuments.label(...(await parcelOf(services, words)), actor))
      return words.has('to') ? written(paper, words) : JSON.stringify(data, null, 2)
    },
  ),
]
