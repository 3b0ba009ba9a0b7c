import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields } from '../../contract/product.ts'
import { finnishIn } from './finnish-fields.ts'

const variants = { recall: 'error', warning: 'warning', information: 'info' } as const

/** A recall or another notice of the operator, above the rest of the product. */
export function ProductNotice({ fields, className }: { fields: ProductPageFields; className?: string }) {
  const text = useText()
  const { notice } = fields
  if (notice === null) return null
  return (
    <div className={className}>
      <Alert variant={variants[notice.type]}>
        <p>
          <b>{text(`/catalogue/notice/${notice.type}`)}</b>
        </p>
        <p className="product__notice-text" lang={finnishIn(fields)('notice')}>
          {notice.text}
        </p>
      </Alert>
    </div>
  )
}
