import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/** The codes are shown once: an employee who does not save them now cannot see them later. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const handleCopy = (): void => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <div className="staff-form">
      <Alert variant="warning">
        <p>{t('/entry/recovery-once')}</p>
      </Alert>
      <ol className="staff-recovery" aria-label={t('/entry/recovery-title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="kit-row">
        <Button variant="secondary" onClick={handleCopy}>
          {isCopied ? t('/entry/copied') : t('/entry/copy')}
        </Button>
        <Button onClick={onKept}>{t('/entry/recovery-kept')}</Button>
      </div>
    </div>
  )
}
