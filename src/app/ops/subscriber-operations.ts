import { writeFile } from 'node:fs/promises'
import { done, failed, type Operation } from './operation.ts'

/**
 * Subscribers of the newsletter. An export is personal data: the audit says who made it (`audit list --subject
 * subscriber`).
 */
export const subscriberOperations: readonly Operation[] = [
  {
    name: ['subscribers', 'list'],
    usage: '',
    summary: 'how many get the newsletter, and how many have left, by language',
    run: async ({ subscribers, actor }) => {
      const counts = await subscribers.counts(actor)
      const lines = counts.map(
        ({ isGiven, language, count }) => `${isGiven ? 'subscribed' : 'left'}  ${language}  ${count}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['subscribers', 'export'],
    usage: '<file>',
    summary: 'writes everybody who gets the newsletter to a new file, as CSV',
    run: async ({ subscribers, actor }, [file]) => {
      if (file === undefined) return failed('The name of a file is needed')
      const { count, csv } = await subscribers.export(actor)
      try {
        await writeFile(file, csv, { flag: 'wx', mode: 0o600 })
      } catch {
        return failed(`The file "${file}" is there already, or cannot be written`)
      }
      return done(`${count} subscribers are in ${file}`)
    },
  },
  {
    name: ['subscribers', 'end'],
    usage: '<e-mail address>',
    summary: 'ends a subscription on its owner’s word',
    run: async ({ subscribers, actor }, [email = '']) => {
      if (!email.includes('@')) return failed('An e-mail address is needed')
      return (await subscribers.end(email, actor))
        ? done('The subscription has ended')
        : failed('That address gets no newsletter')
    },
  },
]
