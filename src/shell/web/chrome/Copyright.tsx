import { shopTimeZone } from '#src/common/locale.ts'
import { browserClock } from '../clock.ts'
import { useText } from '../text/use-text.ts'

const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: shopTimeZone })

/** Notice with the current year. A page rendered before New Year and read after it keeps its year, which is fine. */
export function Copyright({ className }: { className?: string }) {
  const text = useText()
  const year = yearFormat.format(browserClock.now())
  return (
    <p className={className} suppressHydrationWarning>
      {text('/shell/footer/copyright', { year })}
    </p>
  )
}
