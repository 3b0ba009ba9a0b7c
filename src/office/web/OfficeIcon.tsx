import { clsx } from 'clsx'
import house from '#src/kit/assets/house.svg?url&no-inline'
import { isIconName } from '#src/kit/Icon.tsx'
import sprite from './assets/office-icons.svg?url&no-inline'

/** An icon of the house's sprite or of the office's; always hidden from assistive technology, for a word stands next to it. */
export function OfficeIcon({ name, size }: { name: string; size?: 'xs' | 'l' }) {
  return (
    <svg className={clsx('office-icon', size && `office-icon--${size}`)} aria-hidden="true" focusable="false">
      <use href={`${isIconName(name) ? house : sprite}#${name}`} />
    </svg>
  )
}
