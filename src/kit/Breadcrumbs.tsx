import type { KitLink } from './kit-link.ts'

interface BreadcrumbsProps {
  /** Ancestors first, the page itself last. */
  crumbs: readonly { url: string; label: string }[]
  label: string
  Link: KitLink
}

export function Breadcrumbs({ crumbs, label, Link }: BreadcrumbsProps) {
  const last = crumbs.length - 1
  return (
    <nav aria-label={label}>
      <ol className="kit-crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === last ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.url}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
