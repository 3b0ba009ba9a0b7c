import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { RadioGroup } from '#src/kit/RadioGroup.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import '#src/kit/styles/facets.css'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsCategoryCount, NewsState, NewsYearCount } from '../../contract/news-list.ts'

interface NewsFiltersProps {
  state: NewsState
  categories: readonly NewsCategoryCount[]
  years: readonly NewsYearCount[]
  onChoose: (changes: Partial<NewsState>) => void
}

/** Subjects, of which any may be chosen, and one year; on phones they unfold. Forms that work without script. */
export function NewsFilters(props: NewsFiltersProps) {
  const text = useText()
  const { filters, year } = props.state
  const chosen = filters.length + (year === null ? 0 : 1)
  return (
    <aside className="kit-facets" aria-label={text('/news/filters')}>
      <details className="kit-facets__fold">
        <summary>
          {text('/news/filter')} {chosen > 0 && <span className="kit-num">({chosen})</span>}
          <Icon name="chevron-down" size="s" />
        </summary>
        <FilterForm {...props} />
      </details>
      <div className="kit-facets__rail">
        <FilterForm {...props} />
      </div>
    </aside>
  )
}

function FilterForm({ state, categories, years, onChoose }: NewsFiltersProps) {
  const text = useText()
  const { filters, year } = state
  const inAll = years.reduce((sum, { count }) => sum + count, 0)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {categories.length > 0 && (
        <fieldset>
          <legend>{text('/news/filter/topic')}</legend>
          {categories.map(({ code, name, count }) => (
            <Checkbox
              key={code}
              name="filters"
              value={code}
              checked={filters.includes(code)}
              disabled={count === 0 && !filters.includes(code)}
              note={count}
              onChange={({ target }) =>
                onChoose({
                  filters: target.checked ? [...filters, code].toSorted() : filters.filter((other) => other !== code),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {years.length > 0 && (
        <RadioGroup
          legend={text('/news/filter/year')}
          name="year"
          value={year === null ? '' : String(year)}
          options={[
            { value: '', label: text('/news/filter/every-year'), note: inAll },
            ...years.map((one) => ({
              value: String(one.year),
              label: one.year,
              note: one.count,
              disabled: one.count === 0 && one.year !== year,
            })),
          ]}
          onChange={(value) => onChoose({ year: value === '' ? null : Number(value) })}
        />
      )}
      <button type="submit" className={buttonClass({ variant: 'secondary', size: 'small' }, 'news-no-script')}>
        {text('/news/filter/apply')}
      </button>
    </form>
  )
}
