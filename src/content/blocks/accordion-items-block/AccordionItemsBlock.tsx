import { clsx } from 'clsx'
import { Accordion } from '#src/kit/Accordion.tsx'
import type { AccordionItemsBlock as AccordionItemsFields } from './accordion-items.block.ts'
import { Emphasised } from '../../web/Emphasised.tsx'
import { useBlockPlace } from '../../web/block-place.ts'
import { SafeHtml } from '../../web/SafeHtml.tsx'
import './AccordionItemsBlock.css'

const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const

/** Questions and answers: closed ones are found by the browser's page search, and all open without script. */
export function AccordionItemsBlock({ block }: { block: AccordionItemsFields }) {
  const { anchor } = useBlockPlace()
  const { headingLevel: Heading, heading } = block
  const itemLevel = heading === '' && Heading !== 'h1' ? Heading : below[Heading]
  return (
    <section id={anchor} className="kit-section">
      <div className={clsx('kit-wrap', heading !== '' && 'content-faq')}>
        {heading !== '' && (
          <Heading className="kit-d2">
            <Emphasised text={heading} />
          </Heading>
        )}
        <Accordion
          alwaysOpen={block.alwaysOpen}
          headingLevel={itemLevel}
          items={block.items.map((item, index) => ({
            id: `${block.contentLink.id}-${index}`,
            title: item.title,
            body: <SafeHtml html={item.body} />,
          }))}
        />
      </div>
    </section>
  )
}
