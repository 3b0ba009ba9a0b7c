import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function GallerySection({
  title,
  wide = false,
  children,
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section className={clsx('kit-sample', wide && 'kit-sample--wide')}>
      <h2 className="kit-d4">{title}</h2>
      <div className="kit-sample__in">{children}</div>
    </section>
  )
}
