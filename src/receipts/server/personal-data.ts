import { forgottenAddress } from '#src/orders/server/orders.service.ts'
import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** The only change of a document that is allowed. */
export const withoutBuyer = `snapshot = snapshot || jsonb_build_object('buyer', ${forgottenAddress("(snapshot -> 'buyer')")})`

/** Receipts and credit notes, which accounting law requires to be kept whole except for the buyer. */
export const receiptsData: PersonalData = {
  entries: [
    {
      table: 'fiscal_document',
      purpose: 'Receipts and credit notes, as they were written',
      period: 'for good, the buyer with the books',
      basis: 'legal-obligation',
      title: { fi: 'Kuitit ja hyvityslaskut', sv: 'Kvitton och kreditnotor', en: 'Receipts and credit notes' },
      whose: 'order_id = any(:orders)',
      hidden: ['id', 'order_id', 'corrects', 'capture_id', 'cause'],
      erase: {
        set: withoutBuyer,
      },
      stays: ['series', 'cause'],
      erasing:
        'the buyer is emptied but for the country; number, day, sums and tax stay (Accounting Act, chapter 2, section 10)',
    },
    {
      table: 'fiscal_document_series',
      purpose: 'The last number of each series of vouchers',
      period: 'for good',
      basis: null,
    },
  ],
}
