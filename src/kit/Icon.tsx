import { clsx } from 'clsx'
import sprite from './assets/house.svg?url&no-inline'

export const iconNames = [
  'search',
  'user',
  'bag',
  'heart',
  'heart-full',
  'menu',
  'close',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'chevron-up',
  'arrow',
  'plus',
  'minus',
  'filter',
  'truck',
  'leaf',
  'pin',
  'clock',
  'play',
  'pause',
  'external',
  'check',
  'info',
  'warning',
  'gift',
  'trash',
  'edit',
  'star',
  'mail',
  'key',
  'phone',
  'laptop',
  'cup',
  'wifi',
  'access',
  'paw',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'globe',
] as const
export type IconName = (typeof iconNames)[number]

export const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name)

/**
 * An icon from the brand's one sprite file, so icons cost no script. Always hidden from assistive technology: a word stands next
 * to it, or the control has an accessible name. Sizes: 24 px, `m` 20, `s` 18.
 */
export function Icon({ name, size, className }: { name: IconName; size?: 's' | 'm'; className?: string }) {
  return (
    <svg className={clsx('kit-icon', size && `kit-icon--${size}`, className)} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
