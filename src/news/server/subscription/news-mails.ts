import { dayText } from '#src/common/day-text.ts'
import { withLanguage } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { NewsMail } from '../../contract/news-mail.ts'
import { releasePath } from '../../contract/paths.ts'
import { findLive } from '../news.store.ts'
import type { Newsroom } from '../newsroom.ts'
import { presentItem } from '../news.presenter.ts'
import { endUrl } from './end-url.ts'
import * as store from './subscription.store.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface NewsMailsDeps {
  db: Database
  publicUrl: string
  mailer: Mailer<NewsMail>
  subscriptions: Pick<Subscriptions, 'tokenOf'>
  newsroom: Pick<Newsroom, 'find'>
}

const batch = 200
const before = '00000000-0000-0000-0000-000000000000'
const pictureWidth = 384

/**
 * Mails a release to its subscribers. A second run continues the first, because a release and a subscription ever get one mail. A
 * release that was withdrawn meanwhile is not mailed. Returns how many mails were written.
 */
export const createNewsMailer =
  ({ db, publicUrl, mailer, subscriptions, newsroom }: NewsMailsDeps) =>
  async (releaseId: number): Promise<number> => {
    const release = await findLive(db, releaseId)
    if (!release) return 0
    const { feedId, language, title, intro, year, slug, publishedAt, externalId } = release
    const asked = { feedId, language, categories: release.categories.map(({ code }) => code) }
    const entry = newsroom.find(releaseId)
    const [image] = entry ? presentItem(entry).images : []
    const picture = image
      ? {
          url: publicUrl + image.urlTo400X400ArResized,
          alt: image.description,
          width: pictureWidth,
          height: Math.round((pictureWidth * image.height) / image.width),
        }
      : null
    let count = 0
    for (let after = before; ;) {
      const receivers = await store.listReceivers(db, asked, after, batch)
      await inTransaction(db, async (tx) => {
        for (const receiver of receivers) {
          const leave = publicUrl + endUrl(subscriptions.tokenOf(receiver), receiver.replyLanguage)
          const mail: NewsMail = {
            kind: 'news-release',
            title,
            intro,
            date: dayText(publishedAt, language),
            picture,
            releaseUrl: publicUrl + withLanguage(releasePath(language, year, slug), language),
            endUrl: leave,
          }
          const isWritten = await mailer.send(tx, mail, {
            to: receiver.email,
            language,
            dedupKey: `news-release:${feedId}:${externalId}:${receiver.id}`,
            ephemeral: true,
            unsubscribeUrl: leave,
          })
          if (isWritten) count++
        }
      })
      if (receivers.length < batch) return count
      after = receivers.at(-1)?.id ?? before
    }
  }
