import { useState } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { Select } from '#src/kit/Select.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { DropdownNavigationBlock as DropdownNavigationFields } from './dropdown-navigation.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { Emphasised, withoutEmphasis } from '../../web/Emphasised.tsx'
import './DropdownNavigationBlock.css'

/** The button navigates, not the selection: a keyboard passes every option on its way (C-21). Without scripts the links are a list. */
export function DropdownNavigationBlock({ block }: { block: DropdownNavigationFields }) {
  const { heading, headingLevel: Heading } = block
  const links = block.links.filter(({ text, url }) => text !== '' && url !== '')
  const { anchor } = useBlockPlace()
  const text = useText()
  const [chosen, setChosen] = useState('')
  if (links.length === 0) return null
  const choose = text('/content/dropdown/choose')
  const look = buttonClass({ variant: 'secondary' })
  return (
    <section id={anchor} className="content-dropdown">
      <div className="kit-wrap content-dropdown__in">
        {heading !== '' && (
          <Heading className="kit-d2">
            <Emphasised text={heading} />
          </Heading>
        )}
        <div className="content-dropdown__form">
          <Select
            label={withoutEmphasis(heading) || choose}
            options={[{ value: '', label: choose }, ...links.map(({ text: label, url }) => ({ value: url, label }))]}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
          {chosen === '' ? (
            <button type="button" className={look} disabled>
              {text('/content/dropdown/go')}
            </button>
          ) : (
            <SiteLink to={chosen} className={look}>
              {text('/content/dropdown/go')}
            </SiteLink>
          )}
        </div>
        <ul className="content-dropdown__plain kit-prose">
          {links.map(({ text: label, url }) => (
            <li key={url}>
              <SiteLink to={url}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
