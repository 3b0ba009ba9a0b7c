import { Alert } from '#src/kit/Notice.tsx'
import type { NoticeBlock as NoticeFields } from './notice.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { SafeHtml } from '../../web/SafeHtml.tsx'
import './NoticeBlock.css'

const variants: Record<string, 'info' | 'warning' | 'error' | 'success'> = {
  Information: 'info',
  Warning: 'warning',
  Error: 'error',
  Success: 'success',
}

export function NoticeBlock({ block }: { block: NoticeFields }) {
  const { anchor } = useBlockPlace()
  return (
    <section id={anchor} className="kit-section content-notice">
      <div className="kit-wrap">
        <Alert variant={variants[block.noticeType] ?? 'info'}>
          {block.heading !== '' && (
            <p>
              <b>{block.heading}</b>
            </p>
          )}
          <SafeHtml html={block.body} />
        </Alert>
      </div>
    </section>
  )
}
