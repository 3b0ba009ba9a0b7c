import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'

const labels = { receipt: '/orders/receipt', 'credit-note': '/orders/credit-note' } as const

/** Receipts and credit notes to keep; nothing while no money is taken. */
export function OrderDocuments({ papers }: Pick<Order, 'papers'>) {
  const text = useText()
  return papers.map(({ kind, number, url }) => (
    // A document of the server's: the site's own links would look for a page.
    <a key={number} className={buttonClass({ variant: 'secondary', wide: true })} href={url} download>
      {text(labels[kind], { number })}
    </a>
  ))
}
