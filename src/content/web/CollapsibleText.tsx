import { clsx } from 'clsx'
import { type CSSProperties, useId, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import { SafeHtml } from './SafeHtml.tsx'
import './CollapsibleText.css'

interface CollapsibleTextProps {
  html: string
  /** Text of more characters than this, tags not counted, begins collapsed (C-21). */
  above: number
  /** Lines of the collapsed text. */
  lines: number
  className?: string
}

/** Long text that begins short. Without scripts, and in print, all of it is there. */
export function CollapsibleText({ html, above, lines, className }: CollapsibleTextProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (htmlAsText(html).length <= above) return <SafeHtml html={html} className={className ?? ''} />
  return (
    <div className="content-more" style={{ '--lines': lines } as CSSProperties /* custom property */}>
      {/* Hidden text keeps its links: it opens when a visitor reaches one by keyboard. */}
      <div
        id={id}
        className={clsx('content-more__text', !isOpen && 'content-more__text--shut')}
        onFocus={() => setIsOpen(true)}
      >
        <SafeHtml html={html} className={className ?? ''} />
      </div>
      <button
        type="button"
        className="content-more__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'minus' : 'plus'} />
        <span>{text(isOpen ? '/content/collapse' : '/content/show-more')}</span>
      </button>
    </div>
  )
}
