import { useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { Section } from '../record/Section.tsx'
import { textOf } from '../text-of.ts'
import '../styles/office-mails.css'

/** What a mail said: as its mailbox shows it, or in plain words. Codes and erased mails are not shown. */
export function MailFrame({ record }: { record: AnyRecord }) {
  const t = useText()
  const [isPlain, setPlain] = useState(false)
  const text = textOf(record['text'])
  const hasFrame = record['isShown'] === true
  if (!hasFrame && text === '') return null
  return (
    <Section
      title={t('/desk/part/text')}
      end={
        hasFrame && (
          <button type="button" className="office-t" onClick={() => setPlain(!isPlain)}>
            {t(isPlain ? '/desk/mail/as-sent' : '/desk/mail/as-text')}
          </button>
        )
      }
    >
      {hasFrame && !isPlain ? (
        <>
          {/* The server sends it with its own policy: no script, no form, no origin. */}
          <iframe
            className="office-mail"
            sandbox=""
            src={`/api/admin/mails/${encodeURIComponent(record.id)}/frame`}
            title={textOf(record['subject'])}
          />
          <p className="office-muted">{t('/desk/mail/frame-hint')}</p>
        </>
      ) : (
        <p className="office-written office-mail-text">{text}</p>
      )}
    </Section>
  )
}
