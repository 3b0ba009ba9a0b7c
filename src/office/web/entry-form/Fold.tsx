import { type ReactNode, useState } from 'react'

interface FoldProps {
  className?: string
  isOpenAtFirst?: boolean
  /** Messages by their paths; other ones with a fault of what is inside open it. */
  errors: Readonly<Record<string, readonly string[]>>
  /** Codes of the parts inside. */
  codes: readonly string[]
  summary: ReactNode
  children: ReactNode
}

/** Parts of an entry behind a line. It stays as a person left it, until a fault comes. */
export function Fold({ className, isOpenAtFirst = false, errors, codes, summary, children }: FoldProps) {
  const hasFault = Object.keys(errors).some((path) => codes.some((code) => path.startsWith(`${code}/`)))
  const [isOpen, setOpen] = useState(isOpenAtFirst || hasFault)
  const [seen, setSeen] = useState(errors)
  if (seen !== errors) {
    setSeen(errors)
    if (hasFault) setOpen(true)
  }
  return (
    <details className={className} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
