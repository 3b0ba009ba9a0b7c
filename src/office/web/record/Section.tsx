import type { ReactNode } from 'react'
import '../styles/office-record.css'

/** A section of a record: a line, its heading, text actions at the right end. */
export function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="office-sec">
      <div className="office-sec__h">
        <h2 className="office-h">{title}</h2>
        {end && <span className="office-sec__end">{end}</span>}
      </div>
      {children}
    </section>
  )
}

/** A fact or two next to the main column. */
export function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-box">
      <h2 className="office-h">{title}</h2>
      {children}
    </section>
  )
}
