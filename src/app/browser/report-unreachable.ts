import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { Messages } from '#src/shell/web/text/texts-store.ts'

/** Tells the visitor that the server cannot be reached, in the page's language, and offers to try again (C-3.3). */
export function reportUnreachable(url: string, messages: Messages, retry: (url: string) => void): void {
  const text = (key: string): string => {
    const message = messages[key]
    return typeof message === 'string' ? message : ''
  }
  addSnackbar({
    id: 'unreachable',
    text: text('/shell/offline/text'),
    variant: 'warning',
    actionText: text('/shell/offline/retry'),
    action: () => retry(url),
    timeout: null,
  })
}
