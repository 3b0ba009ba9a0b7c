import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

export interface AccordionItem {
  id: string
  title: string
  body: ReactNode
  /** Open from the start. */
  open?: boolean
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one does not close the others. */
  alwaysOpen?: boolean
  headingLevel?: 'h2' | 'h3' | 'h4'
}

/** Native disclosure: works without script, and the browser's page search opens what it finds. */
export function Accordion({ items, alwaysOpen = false, headingLevel: Heading = 'h3' }: AccordionProps) {
  const group = useId()
  return (
    <div className="kit-accordion">
      {items.map((item) => (
        <details key={item.id} className="kit-accordion__item" open={item.open} {...(!alwaysOpen && { name: group })}>
          <summary className="kit-accordion__btn">
            <Heading className="kit-hover-line">{item.title}</Heading>
            <Icon name="plus" className="kit-accordion__plus" />
            <Icon name="minus" className="kit-accordion__minus" />
          </summary>
          <div className="kit-accordion__body">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
