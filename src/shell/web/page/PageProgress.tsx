import { useEffect, useState } from 'react'
import { useText } from '../text/use-text.ts'

/** The page-loading spinner appears only after 300 ms of loading (specification 1, 2.2). */
const delayMs = 300

export function PageProgress({ loading }: { loading: boolean }) {
  const text = useText()
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [loading])
  const shown = loading && late
  return (
    <output className="shell-progress" data-shown={shown || undefined}>
      {shown && <span className="kit-visually-hidden">{text('/shell/loading')}</span>}
    </output>
  )
}
