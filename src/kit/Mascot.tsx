import { clsx } from 'clsx'
import { useState } from 'react'
import vuoka from './assets/mascot-vuoka.svg?url&no-inline'

/** Vuoka, an empty praline cup; bounces for 600 ms when touched. Shown in empty states only. */
export function Mascot({ label }: { label: string }) {
  const [bouncing, setBouncing] = useState(false)
  return (
    <button
      type="button"
      className={clsx('kit-mascot', bouncing && 'kit-mascot--bouncing')}
      aria-label={label}
      onClick={() => setBouncing(true)}
      onAnimationEnd={() => setBouncing(false)}
    >
      <img src={vuoka} alt="" width={240} height={220} />
    </button>
  )
}
