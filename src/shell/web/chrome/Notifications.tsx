import { SnackbarRegion } from '#src/kit/SnackbarRegion.tsx'
import { useText } from '../text/use-text.ts'

/** The one place messages appear. Mounted once, outside the page. */
export function Notifications() {
  const text = useText()
  return <SnackbarRegion labels={{ region: text('/shell/notifications'), close: text('/kit/close-message') }} />
}
