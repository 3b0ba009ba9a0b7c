import { buttonClass, type ButtonLook } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { GoLink } from './GoLink.tsx'

export interface CallsToActionFields {
  ctaLabel: string
  ctaUrl: string
  ctaLabelSecondary?: string
  ctaUrlSecondary?: string
}

interface CallsToActionProps {
  block: CallsToActionFields
  variant?: ButtonLook['variant']
  /** The first one is a link too, so that the view's one button is elsewhere. */
  isQuiet?: boolean
  newWindow?: boolean
}

/** A button and a link; one without a label or a target is left out. */
export function CallsToAction({ block, variant = 'primary', isQuiet = false, newWindow = false }: CallsToActionProps) {
  const { ctaLabel, ctaUrl, ctaLabelSecondary = '', ctaUrlSecondary = '' } = block
  const isMain = ctaLabel !== '' && ctaUrl !== ''
  const isSecond = ctaLabelSecondary !== '' && ctaUrlSecondary !== ''
  if (!isMain && !isSecond) return null
  return (
    <div className="content-ways">
      {isMain && isQuiet && <GoLink to={ctaUrl}>{ctaLabel}</GoLink>}
      {isMain && !isQuiet && (
        <SiteLink to={ctaUrl} newTab={newWindow} className={buttonClass({ variant })}>
          {ctaLabel}
          {newWindow && <NewWindow />}
        </SiteLink>
      )}
      {isSecond && <GoLink to={ctaUrlSecondary}>{ctaLabelSecondary}</GoLink>}
    </div>
  )
}

export interface ListedButton {
  label: string
  url: string
  variant: 'primary' | 'secondary' | 'danger'
  newWindow: boolean
}

/** A row of buttons; a button without a label or an address is left out. */
export function ButtonList({ buttons }: { buttons: readonly ListedButton[] }) {
  const shown = buttons.filter(({ label, url }) => label !== '' && url !== '')
  if (shown.length === 0) return null
  return (
    <div className="content-ways">
      {shown.map(({ label, url, variant, newWindow }, index) => (
        <SiteLink key={index} to={url} newTab={newWindow} className={buttonClass({ variant, size: 'small' })}>
          {label}
          {newWindow && <NewWindow />}
        </SiteLink>
      ))}
    </div>
  )
}

/** Says that a link opens a new window: an icon, and words for screen readers. */
export function NewWindow() {
  const text = useText()
  return (
    <>
      <Icon name="external" size="s" />
      <span className="kit-visually-hidden">{text('/content/new-window')}</span>
    </>
  )
}
