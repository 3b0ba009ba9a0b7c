import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isUuid } from '#src/common/uuid.ts'
import { line, writeNew } from './line.ts'
import { failed, type Operation } from './operation.ts'

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Subscribers, senders of forms and customers. What is exported is personal data: the audit says who made it. */
export const peopleOperations: readonly Operation[] = [
  line('subscribers list', 'how many get the newsletter, and how many have left, by language', async (services) =>
    (await services.subscribers.counts(services.actor)).map(({ isGiven, language, count }) => ({
      state: isGiven ? 'subscribed' : 'left',
      language,
      count,
    })),
  ),
  line(
    'subscribers export <file>',
    'writes everybody who gets the newsletter to a new file, as CSV',
    async ({ subscribers, actor }, words) => {
      const { count, csv } = await subscribers.export(actor)
      await writeNew(words.text('file'), csv)
      return `${count} subscribers are in ${words.text('file')}`
    },
  ),
  line('subscribers end <email>', 'ends a subscription on its owner’s word', async ({ subscribers, actor }, words) =>
    (await subscribers.end(words.email(), actor))
      ? 'The subscription has ended'
      : failed('That address gets no newsletter'),
  ),
  line(
    'news list',
    'feeds: when each was last read whole, what went wrong since, its releases and subscribers by language',
    async ({ news, actor }) => {
      const { feeds, releases, subscriptions } = await news.feeds(actor)
      const counted = (rows: readonly { feedId: string; language: string; count: number }[], id: string) =>
        rows.filter(({ feedId }) => feedId === id).map(({ language, count }) => `${language} ${count}`)
      return feeds.map(({ id, fetchedAt, failedAt, failure }) => ({
        id,
        read: fetchedAt ?? 'never',
        failedAt,
        failure,
        releases: counted(releases, id),
        subscribers: counted(subscriptions, id),
      }))
    },
  ),
  line('news end <email>', 'ends a subscription to releases on its owner’s word', async ({ news, actor }, words) =>
    (await news.end(words.email(), actor)) > 0 ? 'The subscription has ended' : failed('That address gets no releases'),
  ),
  line('forms list', 'forms that were sent, by number, and how many entries wait for their sender’s word', (services) =>
    services.forms.list(services.actor),
  ),
  line(
    'forms export <form> <file>',
    'writes everything that was sent by a form to a new file, as CSV',
    async ({ forms, actor }, words) => {
      const form = words.number('form')
      if (form === 0) return failed('The number of a form is needed: see forms list')
      const { count, csv } = await forms.export(form, actor)
      await writeNew(words.text('file'), csv)
      return `${count} submissions are in ${words.text('file')}`
    },
  ),
  line(
    'forms files <reference> <directory>',
    'writes the files of one submission into a directory; the reference is in its mail and in the table',
    async ({ forms, actor }, words) => {
      const [id, directory] = [words.text('reference'), words.text('directory')]
      if (!isUuid(id)) return failed('The reference of a submission is needed')
      const files = await forms.files(id, actor)
      await mkdir(directory, { recursive: true })
      for (const [index, { name, mediaType, bytes }] of files.entries()) {
        // The shop names the file: a visitor's file name is never used as a path.
        const file = `${id.slice(0, 8)}-${index + 1}-${name}.${extensions[mediaType] ?? 'bin'}`
        await writeNew(resolve(directory, file), bytes)
      }
      return `${files.length} files are in ${directory}`
    },
  ),
  line(
    'customers doubtful-phones',
    'accounts and addresses whose telephone number no country has, by id; the numbers are read in the office',
    async ({ doubtfulPhones, actor }) => {
      const found = await doubtfulPhones.list(actor)
      return found.length > 0 ? found : 'Every number is one'
    },
  ),
]
