import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface QuarterAddButtonProps {
  /** Names the act and the product: "Lisää ostoskoriin: Hedelmäkuulat". */
  label: string
  onPress: () => void
  busy?: boolean
}

/** The quarter disc in the lower right corner of a card's tile; its parent is positioned. */
export function QuarterAddButton({ label, onPress, busy = false }: QuarterAddButtonProps) {
  return (
    <button
      type="button"
      className="kit-card__add kit-on-accent"
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => busy || onPress()}
    >
      {busy ? <Spinner /> : <Icon name="plus" />}
    </button>
  )
}
