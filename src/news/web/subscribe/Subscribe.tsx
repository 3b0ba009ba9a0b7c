import { useState } from 'react'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import type { NewsSubscription } from '../../contract/subscription.ts'
import { SubscriptionForm } from './SubscriptionForm.tsx'
import '../news.css'
import './subscribe.css'

interface SubscribeProps {
  subscription: NewsSubscription
  variant?: 'primary' | 'secondary'
}

/** A button that opens the form in a dialog; without script the form unfolds below it. */
export function Subscribe({ subscription, variant = 'primary' }: SubscribeProps) {
  const text = useText()
  const isHydrated = useIsHydrated()
  const [isOpen, setOpen] = useState(false)
  const label = text('/news/subscribe')
  return (
    <>
      <Button
        className="news-script"
        variant={variant}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {!isHydrated && (
        <details className="news-no-script news-unfolded">
          <summary className={buttonClass({ variant, size: 'small' })}>{label}</summary>
          <SubscriptionForm subscription={subscription} />
        </details>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<Emphasised text={text('/news/subscribe/title')} />}
        closeLabel={text('/news/subscribe/close')}
        className="news-dialog"
      >
        <p className="kit-muted">{text('/news/subscribe/lead')}</p>
        <SubscriptionForm subscription={subscription} />
      </Dialog>
    </>
  )
}
