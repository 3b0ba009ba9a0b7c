import type { FastifyReply } from 'fastify'
import { dayText } from '#src/common/day-text.ts'
import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import { plainPagePolicy } from '#src/platform/http/security-headers.ts'
import type { CdsPageInput, CdsView, RenderCdsPage } from '../../contract/cds-page.ts'
import type { Policy } from '../../contract/policies.ts'

export interface CdsPagesDeps {
  clock: Clock
  text: TextLookup
  renderPage: RenderCdsPage
  /** Style sheets of such a page. */
  styles: () => readonly string[]
  /** Site paths; empty: there is no such page. */
  pagePaths: (language: Language) => Promise<{ privacy: string; support: string; preferences: string }>
}

interface Around {
  language: Language
  policy?: Policy | null
  /** Address of the page for its links to other languages; null for the answer to a form. */
  self?: string | null
}

export type CdsPages = ReturnType<typeof createCdsPages>

/** Pages under `/cds` and `/privacy`: they know their reader only by a mail's link, and search engines do not list them. */
export function createCdsPages({ clock, text, renderPage, styles, pagePaths }: CdsPagesDeps) {
  async function make(view: CdsView, { language, policy = null, self = null }: Around): Promise<string> {
    const paths = await pagePaths(language)
    const input: CdsPageInput = {
      language,
      view,
      policy: policy && { ...policy, validFrom: dayText(new Date(policy.validFrom), language) },
      languages: self === null ? [] : languages.map((one) => ({ language: one, url: inLanguage(self, one) })),
      homeUrl: withLanguage('/', language),
      settingsUrl: paths.preferences,
      copyright: text(language, 'shell/footer/copyright', { year: shopDay(clock.now()).slice(0, 4) }),
      links: [
        { label: text(language, 'orders/mail/privacy'), url: paths.privacy },
        { label: text(language, 'orders/mail/support'), url: paths.support },
      ].filter(({ url }) => url !== ''),
      styles: styles(),
    }
    return renderPage(input)
  }

  /** Forbids caching, indexing and a referrer: the page's address may hold a token. */
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': plainPagePolicy,
      })
      .send(html)

  const show = async (reply: FastifyReply, view: CdsView, around: Around, status = 200) =>
    send(reply, await make(view, around), status)

  return { send, show }
}

const inLanguage = (self: string, language: Language): string =>
  `${self}${self.includes('?') ? '&' : '?'}language=${language}`
