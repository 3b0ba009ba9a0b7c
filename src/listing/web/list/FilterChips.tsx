import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Chip } from './chosen-chips.ts'

interface FilterChipsProps {
  chips: readonly Chip[]
  onRemove: (chip: Chip) => void
}

/** One button per chosen facet; a press removes the facet and moves the focus to the next chip, else to a control nearby. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  const text = useText()
  return chips.map((chip) => (
    <button
      type="button"
      className="kit-chip"
      key={`${chip.group}-${chip.name}`}
      onClick={(event) => {
        neighbourOf(event.currentTarget)?.focus()
        onRemove(chip)
      }}
    >
      <span className="kit-visually-hidden">{text('/catalogue/filter/remove')} </span>
      {chip.label} <Icon name="close" size="s" />
    </button>
  ))
}

/** The next chip, else the one before, else the button before all chips or the first group after them. */
function neighbourOf({ nextElementSibling: next, previousElementSibling: before, parentElement }: Element) {
  const element = next?.matches('.kit-chip') ? next : (before ?? parentElement?.nextElementSibling?.firstElementChild)
  return element as HTMLElement | null | undefined // nothing but HTML stands there
}
