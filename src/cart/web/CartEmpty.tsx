import { buttonClass } from '#src/kit/button-class.ts'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'

/** The cart page of an empty cart. */
export function CartEmpty() {
  const text = useText()
  const { navigation } = usePage()
  return (
    <EmptyState
      mascotLabel={text('/cart/empty/mascot')}
      title={text('/cart/empty/heading')}
      text={text('/cart/empty/description')}
      action={
        <SiteLink className={buttonClass({})} to={navigation.currentLanguageStartPage}>
          {text('/cart/empty/to-start')}
        </SiteLink>
      }
    />
  )
}
