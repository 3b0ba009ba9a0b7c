import { Spinner } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface RemoveButtonProps {
  name: string
  busy: boolean
  /** The line is being changed otherwise. */
  held: boolean
  onPress: () => void
  /** The id of the words that say why nothing can be taken out now. */
  lockedBy?: string | undefined
}

export function RemoveButton({ name, busy, held, onPress, lockedBy }: RemoveButtonProps) {
  const text = useText()
  const isHeld = busy || held || lockedBy !== undefined
  return (
    <button
      type="button"
      className="kit-txt-btn"
      aria-label={text('/cart/line/remove-named', { name })}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      aria-describedby={lockedBy}
      onClick={() => isHeld || onPress()}
    >
      {busy && <Spinner />}
      {text('/cart/line/remove')}
    </button>
  )
}
