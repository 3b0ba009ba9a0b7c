import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon, type IconName } from './Icon.tsx'
import { openModals } from './overlays/open-modals.ts'
import { type Snackbar, type SnackbarStore, type SnackbarVariant, snackbars } from './snackbar-store.ts'

interface SnackbarRegionProps {
  labels: { region: string; close: string }
  store?: SnackbarStore
}

const none: readonly Snackbar[] = []
const icons: Record<SnackbarVariant, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
}

/**
 * Mounted once. Errors interrupt a screen reader, the rest waits its turn. While a modal dialog is open the messages move
 * into it; Escape belongs to that dialog then.
 */
export function SnackbarRegion({ labels, store = snackbars }: SnackbarRegionProps) {
  const list = useSyncExternalStore(store.subscribe, store.list, () => none)
  const host = useSyncExternalStore(openModals.subscribe, openModals.innermost, () => null)
  const any = list.length > 0

  useEffect(() => {
    if (!any) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !openModals.innermost()) store.dismissLast()
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      store.release()
    }
  }, [any, store])

  const show = (snackbar: Snackbar) => (
    <Message
      key={snackbar.id}
      snackbar={snackbar}
      closeLabel={labels.close}
      dismiss={() => {
        store.dismiss(snackbar.id)
        // The message under the pointer or with the focus was removed without a leave event: resume the others' timers
        store.release()
      }}
    />
  )
  const region = (
    <section aria-label={labels.region}>
      <div
        className="kit-snacks"
        onPointerEnter={store.hold}
        onPointerLeave={store.release}
        onFocus={store.hold}
        onBlur={store.release}
      >
        <div aria-live="polite">{list.filter((snackbar) => snackbar.variant !== 'error').map(show)}</div>
        <div role="alert">{list.filter((snackbar) => snackbar.variant === 'error').map(show)}</div>
      </div>
    </section>
  )
  return host ? createPortal(region, host) : region
}

function Message({ snackbar, closeLabel, dismiss }: { snackbar: Snackbar; closeLabel: string; dismiss: () => void }) {
  const { text, variant, action } = snackbar
  const handleAction = () => {
    dismiss()
    action?.run()
  }
  return (
    <div className={`kit-snack kit-snack--${variant}`}>
      <Icon name={icons[variant]} />
      <p>{text}</p>
      {action && (
        <button type="button" className="kit-go" onClick={handleAction}>
          {action.text}
        </button>
      )}
      <button type="button" className="kit-icon-btn" aria-label={closeLabel} onClick={dismiss}>
        <Icon name="close" size="s" />
      </button>
    </div>
  )
}
