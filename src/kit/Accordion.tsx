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
    <div className="acc">
      {items.map((item) => (
        <details key={item.id} className="acc__item" open={item.open} {...(!alwaysOpen && { name: group })}>
          <summary className="acc__btn">
            <Heading>{item.title}</Heading>
            <Icon name="plus" className="acc__plus" />
            <Icon name="minus" className="acc__minus" />
          </summary>
          <div className="acc__body">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
