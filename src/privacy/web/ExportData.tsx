import { Button } from '#src/kit/Button.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PrivacyState } from '../contract/privacy.ts'
import { askForExport } from './privacy-api.ts'
import { usePrivacyCall } from './privacy-state.ts'

/** Requests an export of all data. The link comes by mail and needs the signed-in session. */
export function ExportData({ asked, email }: { asked: PrivacyState['export']; email: string }) {
  const text = useText()
  const ask = usePrivacyCall({ call: (language) => askForExport(language), done: null })
  return (
    <div className="privacy__part">
      <div className="privacy__words">
        <h3 className="kit-d4">{text('/privacy/export/title')}</h3>
        <p className="kit-muted">{text('/privacy/export/text')}</p>
        <div aria-live="polite">
          {asked && (
            <NoteLine>
              {text('/privacy/export/sent', { email })}
              {!asked.canAskAgain && ` ${text('/privacy/export/again-later')}`}
            </NoteLine>
          )}
        </div>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={ask.isPending}
        {...(asked?.canAskAgain === false && { disabledReason: '' })}
        onClick={() => ask.mutate()}
      >
        {text(asked ? '/privacy/export/again' : '/privacy/export/ask')}
      </Button>
    </div>
  )
}
