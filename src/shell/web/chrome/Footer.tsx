import { usePage } from '../page/page-context.ts'
import { ContentFooter } from './ContentFooter.tsx'
import { FrooshFooter } from './FrooshFooter.tsx'
import { ShopFooter } from './ShopFooter.tsx'
import './footer.css'

/** Three variants (specification 1, 2.7): Froosh's own, the shop's, and the one of content sites. */
export function Footer() {
  const { layoutTheme, shellVariant } = usePage()
  if (layoutTheme === 'froosh') return <FrooshFooter />
  return shellVariant === 'ecommerce' ? <ShopFooter /> : <ContentFooter />
}
