import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'>, ButtonLook {
  /** Work is under way: presses are ignored, focus stays, the width is kept. */
  busy?: boolean
  /** The verb while busy ("Lisätään"); without it the resting words stay. */
  busyText?: string
  /** Disables the button and gives the reason, shown next to it. An empty string when the page already shows the reason. */
  disabledReason?: string | undefined
  /** Called when the shopper presses the disabled button: shows what is missing. */
  onDisabledPress?: () => void
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  disabledReason,
  onDisabledPress,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  // aria-disabled, not disabled: the button keeps its focus and its reason can be read
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy && !disabled) return onClick?.(event)
    event.preventDefault()
    if (!busy) onDisabledPress?.()
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      {...(disabledReason && { 'aria-describedby': reasonId })}
    >
      {busy ? (
        <span className="kit-btn__faces">
          <span aria-hidden="true">{children}</span>
          <span>
            <Spinner /> {busyText ?? children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className="kit-btn-why">
      {button}
      <small id={reasonId}>{disabledReason}</small>
    </span>
  )
}
