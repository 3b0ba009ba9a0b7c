import type { CSSProperties, ReactNode } from 'react'

interface LayoutProps {
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/** A layout table, which screen readers do not announce as a table. */
export function Layout({ className, style, children }: LayoutProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
