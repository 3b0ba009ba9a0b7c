import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { ContentFooter } from './ContentFooter.tsx'
import { FrooshFooter } from './FrooshFooter.tsx'
import { ShopFooter } from './ShopFooter.tsx'
import './footer.css'

/** Three variants (specification 1, 2.7): Froosh's own, the shop's, and the one of content sites; the last two below the newsletter. */
export function Footer() {
  const { layoutTheme, shellVariant } = usePage()
  const { Newsletter } = useShellSlots()
  if (layoutTheme === 'froosh') return <FrooshFooter />
  return (
    <>
      {Newsletter && <Newsletter />}
      {shellVariant === 'ecommerce' ? <ShopFooter /> : <ContentFooter />}
    </>
  )
}
