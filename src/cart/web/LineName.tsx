import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { splitName } from '#src/products/rules/names.ts'

/** The product in roman, the flavour in italics. A line without a URL (the product is gone) is plain text. */
export function LineName({ name, url }: { name: string; url?: string }) {
  const { thing, taste } = splitName(name)
  const words = (
    <>
      {thing}
      {taste && (
        <>
          , <i>{taste}</i>
        </>
      )}
    </>
  )
  return url ? (
    <SiteLink className="kit-name" to={url}>
      {words}
    </SiteLink>
  ) : (
    <span className="kit-name">{words}</span>
  )
}
