import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Chip } from './chosen-chips.ts'

interface FilterChipsProps {
  chips: readonly Chip[]
  onRemove: (chip: Chip) => void
}

/** One button per chosen facet; pressing takes it away. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  const text = useText()
  return chips.map((chip) => (
    <button type="button" className="chip" key={`${chip.group}-${chip.name}`} onClick={() => onRemove(chip)}>
      <span className="vh">{text('/catalogue/filter/remove')} </span>
      {chip.label} <Icon name="close" size="s" />
    </button>
  ))
}
