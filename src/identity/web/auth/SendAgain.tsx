import { useEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'

/** A mail takes a moment: a second request at once would only make the first mail's code or link invalid. */
const patienceSeconds = 60

/** The button that requests a mail again; it counts down from when it was shown or last pressed. */
export const SendAgain = ({ busy, sentTimes }: { busy: boolean; sentTimes: number }) => (
  <CountedDown key={sentTimes} busy={busy} />
)

function CountedDown({ busy }: { busy: boolean }) {
  const text = useText()
  const isHydrated = useIsHydrated()
  const [left, setLeft] = useState(patienceSeconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  const isWaiting = isHydrated && left > 0
  return (
    <Button
      type="submit"
      variant="secondary"
      size="small"
      busy={busy}
      disabledReason={isWaiting ? text('/identity/again-in', { n: left }) : undefined}
    >
      {text('/identity/send-again')}
    </Button>
  )
}
