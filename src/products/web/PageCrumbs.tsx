import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

export function PageCrumbs() {
  const { navigation } = usePage()
  const text = useText()
  return <Breadcrumbs crumbs={navigation.breadcrumbs} label={text('/catalogue/crumbs')} Link={SiteLink} />
}
