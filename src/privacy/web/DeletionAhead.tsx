import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PrivacyState } from '../contract/privacy.ts'
import { keepAccount } from './privacy-api.ts'
import { usePrivacyCall } from './privacy-state.ts'

/** Coming deletion: the day, what blocks it, and the button to cancel. */
export function DeletionAhead({ deletion }: { deletion: NonNullable<PrivacyState['deletion']> }) {
  const text = useText()
  const keep = usePrivacyCall({ call: (language) => keepAccount(language), done: '/privacy/delete/kept' })
  const { dueString, waitsFor } = deletion
  return (
    <div className="privacy__grace">
      <Alert variant="warning" announce>
        <div className="privacy__ahead">
          <h3 className="kit-d4">{text('/privacy/delete/ahead', { day: dueString })}</h3>
          <p>{text('/privacy/delete/ahead-text')}</p>
          {waitsFor.length > 0 && <p>{text('/privacy/delete/waits', { orders: waitsFor.join(', ') })}</p>}
          <Button variant="secondary" size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
            {text('/privacy/delete/keep')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
