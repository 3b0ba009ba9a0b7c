import type { Language } from '#src/common/locale.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import type { PromoPanel } from '../../contract/promo-panel.ts'
import { softHyphens } from '#src/platform/texts/soft-hyphens.ts'
import type { PromoPanelRow } from './promo-panel.store.ts'

/** A panel as its page shows it, and the tag that purges the page. Null if its target is gone or cannot be bought. */
export async function presentPanel(
  row: PromoPanelRow,
  language: Language,
  resolveLinks: LinkResolver,
): Promise<{ panel: PromoPanel | null; tag: string }> {
  const { name, rest } = splitLink(row.link)
  const target = (await resolveLinks([name], language)).get(name)
  const path = target?.isUnavailable ? undefined : target?.path
  const own = row.words[language]
  const { title, body, linkLabel } = own ?? row.words.fi
  const panel = path !== undefined && {
    title: softHyphens(title, own ? language : 'fi'),
    text: body,
    link: { label: linkLabel, url: path + rest },
    image: { url: row.image, altText: '', width: row.imageWidth, height: row.imageHeight },
    field: row.field,
    ...(own ? {} : { language: 'fi' as const }),
  }
  // A link's name is the tag of what it leads to.
  return { panel: panel || null, tag: name }
}

/** A kept link: its name, and the query and hash behind it. */
export function splitLink(link: string): { name: string; rest: string } {
  const at = link.search(/[?#]/)
  return at < 0 ? { name: link, rest: '' } : { name: link.slice(0, at), rest: link.slice(at) }
}
