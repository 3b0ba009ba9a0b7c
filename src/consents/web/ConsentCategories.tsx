import { useId } from 'react'
import { Switch } from '#src/kit/Switch.tsx'
import type { ConsentChoices, ConsentClass } from '#src/shell/contract/consent.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ConsentCategory } from '../contract/consents.ts'

interface ConsentCategoriesProps {
  categories: readonly ConsentCategory[]
  choices: ConsentChoices
  onChange: (name: ConsentClass, allowed: boolean) => void
}

/** A switch for each purpose, off by default, with the items that it would store. */
export function ConsentCategories({ categories, choices, onChange }: ConsentCategoriesProps) {
  return (
    <ul className="consent__set">
      {categories.map((category) => (
        <CategoryRow key={category.key} category={category} choices={choices} onChange={onChange} />
      ))}
    </ul>
  )
}

interface CategoryRowProps extends Omit<ConsentCategoriesProps, 'categories'> {
  category: ConsentCategory
}

function CategoryRow({ category, choices, onChange }: CategoryRowProps) {
  const text = useText()
  const describedBy = useId()
  const { key, title, description, cookies } = category
  return (
    <li>
      <h3>{title}</h3>
      {key === 'necessary' ? (
        <Switch checked disabled aria-describedby={describedBy} onChange={() => {}}>
          <span className="kit-visually-hidden">{title}</span>
        </Switch>
      ) : (
        <Switch
          checked={choices[key]}
          aria-describedby={describedBy}
          onChange={(event) => onChange(key, event.currentTarget.checked)}
        >
          <span className="kit-visually-hidden">{title}</span>
        </Switch>
      )}
      <p id={describedBy}>{description}</p>
      {cookies.length > 0 && (
        <details className="consent__list">
          <summary>
            {text('/consents/stored', { count: cookies.length })}
            <span className="kit-visually-hidden">: {title}</span>
          </summary>
          <dl>
            {cookies.map(({ name, purpose, duration }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{purpose}</dd>
                <dd>{duration}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
