import { clsx } from 'clsx'
import type { RichTextBlock as RichTextFields } from './rich-text.block.ts'
import { Emphasised } from '../../web/Emphasised.tsx'
import { panelLook } from '../../web/paint.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { SafeHtml } from '../../web/SafeHtml.tsx'
import './RichTextBlock.css'

/** Running text. With a heading: heading left, text right; without one the text keeps the reading column. */
export function RichTextBlock({ block }: { block: RichTextFields }) {
  const { anchor } = useBlockPlace()
  const { headingLevel: Heading, heading, field } = block
  const look = panelLook(field ?? 'surface')
  return (
    <section id={anchor} className={clsx('kit-section content-text', look.className)} style={look.style}>
      <div className={clsx('kit-wrap', heading === '' ? 'content-text__alone' : 'content-text__split')}>
        {heading !== '' && (
          <Heading className="kit-d2 content-text__title">
            <Emphasised text={heading} />
          </Heading>
        )}
        <SafeHtml html={block.html} />
      </div>
    </section>
  )
}
