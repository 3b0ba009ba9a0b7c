import { clsx } from 'clsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface ShareLinksProps {
  /** Whole address of what is shared. */
  url: string
  title: string
  /** Stands before the links. */
  label: string
  className?: string
}

/** Plain links to share a page: the services' code is not loaded, so they do not learn who reads. */
export function ShareLinks({ url, title, label, className }: ShareLinksProps) {
  const text = useText()
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const links = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
    ['X', `https://x.com/intent/post?url=${address}&text=${words}`],
  ] as const
  return (
    <p className={clsx('kit-ui', className)}>
      <span className="kit-muted">{label}</span>
      {links.map(([name, to]) => (
        <a key={name} className="kit-link" href={to} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="kit-visually-hidden">{text('/content/new-window')}</span>
        </a>
      ))}
    </p>
  )
}
