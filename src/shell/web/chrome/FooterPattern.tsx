import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { usePage } from '../page/page-context.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/**
 * The page's last stripe: the editors' picture, else the theme's pattern. It loads after hydration: a picture at the end of the
 * page must not take bandwidth from the first screen.
 */
export function FooterPattern({ backgroundImgUrl = '' }: { backgroundImgUrl?: string }) {
  const { layoutTheme } = usePage()
  const isHydrated = useIsHydrated()
  const picture = { '--foot-picture': `url("${encodeURI(backgroundImgUrl)}")` } as CSSProperties // a variable, not a property
  return (
    <div
      className={clsx(
        'shell-footer__pat',
        backgroundImgUrl !== '' && 'shell-footer__pat--picture',
        backgroundImgUrl === '' && layoutTheme === 'willja' && 'shell-footer__pat--spruce',
        !isHydrated && 'shell-footer__pat--waits',
      )}
      style={backgroundImgUrl === '' ? undefined : picture}
      aria-hidden="true"
    />
  )
}
