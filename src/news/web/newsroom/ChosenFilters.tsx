import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsCategoryCount, NewsState } from '../../contract/news-list.ts'

interface ChosenFiltersProps {
  state: NewsState
  categories: readonly NewsCategoryCount[]
  onChoose: (changes: Partial<NewsState>) => void
  /** The last of them goes, and with it what had the focus. */
  onEmptied: () => void
}

/** A chip for each choice, which takes it away, and one way to be rid of all. */
export function ChosenFilters({ state: { filters, year }, categories, onChoose, onEmptied }: ChosenFiltersProps) {
  const text = useText()
  const nameOf = (wanted: string) => categories.find(({ code }) => code === wanted)?.name ?? wanted
  const chips = [
    ...filters.map((code) => ({
      key: code,
      label: nameOf(code),
      without: { filters: filters.filter((other) => other !== code) },
    })),
    ...(year === null ? [] : [{ key: 'year', label: String(year), without: { year: null } }]),
  ]
  if (chips.length === 0) return null
  return (
    <div className="news-chosen">
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className="kit-chip kit-num"
          aria-label={text('/news/filter/remove', { name: label })}
          onClick={(event) => {
            // This chip disappears; its neighbour takes the focus.
            const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget
            const beside = before ?? next
            if (chips.length > 1 && beside instanceof HTMLElement) beside.focus()
            else onEmptied()
            onChoose(without)
          }}
        >
          {label} <Icon name="close" size="s" />
        </button>
      ))}
      <button
        type="button"
        className="kit-link kit-ui"
        onClick={() => {
          onEmptied()
          onChoose({ filters: [], year: null })
        }}
      >
        {text('/news/filter/clear')}
      </button>
    </div>
  )
}
