import { clsx } from 'clsx'

export interface ButtonLook {
  /** `primary` once per view; `cream` and `ghost` stand on the accent. */
  variant?: 'primary' | 'secondary' | 'cream' | 'ghost' | 'danger'
  /** 52 px high, or 44. */
  size?: 'normal' | 'small'
  /** Fills its container. */
  wide?: boolean
}

/** The looks of a button for anything that navigates: `<SiteLink className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass(
  { variant = 'primary', size = 'normal', wide = false }: ButtonLook,
  className?: string,
): string {
  return clsx('kit-btn', `kit-btn--${variant}`, size === 'small' && 'kit-btn--s', wide && 'kit-btn--wide', className)
}
