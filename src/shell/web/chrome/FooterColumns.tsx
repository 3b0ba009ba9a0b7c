import type { ReactNode } from 'react'
import type { FooterColumn } from '#src/shell/contract/navigation.ts'
import { ConsentSettingsButton } from '../consent/ConsentSettingsButton.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'

interface FooterColumnsProps {
  columns: readonly FooterColumn[]
  /** Wordmark and line before the columns. */
  children: ReactNode
}

export function FooterColumns({ columns, children }: FooterColumnsProps) {
  return (
    <div className="shell-footer__cols">
      <div className="shell-footer__brand">{children}</div>
      {columns.map((column) => (
        <div key={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.url + link.name}>
                <SiteLink to={link.url} target={link.targetFrame || undefined}>
                  {link.name}
                </SiteLink>
              </li>
            ))}
          </ul>
          {column.columnText !== '' && <p className="shell-footer__text">{column.columnText}</p>}
        </div>
      ))}
    </div>
  )
}

/** A flat list of links, the cookie settings last. */
export function FooterLinks({ links }: { links: readonly { name: string; url: string; targetFrame?: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url + link.name}>
          <SiteLink to={link.url} target={link.targetFrame || undefined}>
            {link.name}
          </SiteLink>
        </li>
      ))}
      <li>
        <ConsentSettingsButton />
      </li>
    </ul>
  )
}
