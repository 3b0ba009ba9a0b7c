import { Spinner } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface RemoveButtonProps {
  name: string
  busy: boolean
  onPress: () => void
}

export function RemoveButton({ name, busy, onPress }: RemoveButtonProps) {
  const text = useText()
  return (
    <button
      type="button"
      className="txt-btn"
      aria-label={text('/cart/line/remove-named', { name })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onPress()}
    >
      {busy && <Spinner />}
      {text('/cart/line/remove')}
    </button>
  )
}
