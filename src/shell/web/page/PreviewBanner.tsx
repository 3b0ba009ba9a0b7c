import { useLocation } from 'react-router'
import { dateTimeText } from '#src/common/day-text.ts'
import { useText } from '../text/use-text.ts'
import { useLanguage, usePage } from './page-context.ts'
import './shell-preview.css'

/** Says on every page of a preview that it is one, until when its link works, and how to leave it; or that the link has ended. */
export function PreviewBanner() {
  const text = useText()
  const language = useLanguage()
  const { previewUntil, hasPreviewEnded } = usePage()
  const { pathname } = useLocation()
  const until = previewUntil === undefined ? null : new Date(previewUntil)
  return (
    <aside className="shell-preview" aria-label={text('/shell/preview/name')}>
      <p>
        {text(hasPreviewEnded ? '/shell/preview/ended' : '/shell/preview/notice')}
        {until && ` ${text('/shell/preview/until', { time: dateTimeText(until, language) })}`}
      </p>
      {/* Loads a new document: the server forgets the link, and drafts leave memory. */}
      <a href={`${pathname}?preview=off`}>{text(hasPreviewEnded ? '/shell/preview/close' : '/shell/preview/end')}</a>
    </aside>
  )
}
