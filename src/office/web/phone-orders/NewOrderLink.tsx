import { Link } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { recordPath } from '../list/list-path.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useMay } from '../use-office.ts'

/** Leads people who may take orders to the form of one. */
export function NewOrderLink() {
  const t = useText()
  const may = useMay()
  if (!may('orders:write')) return null
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={recordPath('orders', 'new')}>
      <OfficeIcon name="plus" /> {t('/desk/phone-order/new')}
    </Link>
  )
}
