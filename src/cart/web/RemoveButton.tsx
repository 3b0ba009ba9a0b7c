import { Spinner } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface RemoveButtonProps {
  name: string
  busy: boolean
  /** Another change of the line is under way. */
  held: boolean
  onPress: () => void
  /** Id of the text that explains why nothing can be removed now. */
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
