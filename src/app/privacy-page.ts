import { isPersonal, type PersonalEntry } from '#src/platform/personal-data/data-entry.ts'
import notice from '#src/consents/server/cookie-notice-data.json' with { type: 'json' }
import { personalData } from './personal-data.ts'
import { retentionRules } from './retention.ts'

const bases = {
  contract: 'contract (art. 6.1 b)',
  'legal-obligation': 'legal obligation (art. 6.1 c)',
  consent: 'consent (art. 6.1 a)',
  'legitimate-interest': 'legitimate interest (art. 6.1 f)',
} as const

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')

/** Retention periods of a table as its rules state them, together with the given words. */
function periodOf(name: string, words: string | null): string {
  const rules = retentionRules.filter((rule) => rule.table === name)
  const told = rules.map(({ days, reason, erase }) => {
    const what = erase === undefined ? 'gone' : 'emptied'
    return `${what} ${days === 0 ? 'at once' : `after ${days} ${days === 1 ? 'day' : 'days'}`}: ${reason}`
  })
  return [...(words === null ? [] : [words]), ...told].join('; ')
}

/** What erasing does, in words derived from the rule. */
function erasingOf({ erase, erasing }: PersonalEntry): string {
  if (erasing !== undefined) return erasing
  if (erase === 'delete') return 'deleted'
  const columns = [...(erase?.set ?? '').matchAll(/(?:^|,)\s*(\w+) =/g)].map(([, name]) => `\`${name}\``)
  return `emptied: ${columns.join(', ')}`
}

/** The text of `docs/privacy.md`, generated from what the domains declare about their tables. */
export function privacyPage(): string {
  const entries = personalData.flatMap((one) => one.entries)
  const personal = entries.filter(isPersonal)
  const impersonal = entries.filter((entry) => !isPersonal(entry))
  return [
    '# What is kept, why and how long',
    'Made and checked by `src/app/personal-data.test.ts` from what each domain says of its own tables (`server/personal-data.ts`) and from its retention rules: `WRITE_PRIVACY=1 npx vitest run src/app/personal-data.test.ts` writes it. A table without an entry fails the test; so does one whose rows survive their person.',
    'Rows go by an hourly job (`platform/retention`). Erasing is asked for on the account page, by staff, or with `npm run ops -- privacy erase`; orders under way are finished first. [How to answer a request](how-to/answer-a-privacy-request.md).',
    '## Tables with something of a person',
    table(
      ['Table', 'What for', 'Basis', 'How long', 'When its person is erased'],
      personal.map((entry) => [
        `\`${entry.table}\``,
        entry.purpose,
        bases[entry.basis],
        periodOf(entry.table, entry.period),
        erasingOf(entry),
      ]),
    ),
    '## Elsewhere',
    table(
      ['Place', 'What for', 'Basis', 'How long', 'When its person is erased'],
      [
        [
          'log of the program',
          'finding faults; addresses of networks cut short, no names, addresses or contents (`tests/hostile/canaries.test.ts`)',
          bases['legitimate-interest'],
          '30 days, by whoever keeps the log',
          'nothing to erase',
        ],
        [
          'backups of the database',
          'losing nothing',
          bases['legitimate-interest'],
          '30 days',
          'forgotten again after a restore, by the list of the erased',
        ],
        [
          'payment provider',
          'payments; card data is there alone',
          bases.contract,
          'as its own terms say',
          'asked for from the provider',
        ],
      ],
    ),
    '## In the browser',
    'Nothing but what is necessary is stored before the visitor agrees ([browser storage](contracts/browser-storage.md) says what each holds). The cookie notice says the same to visitors, in three languages.',
    table(
      ['Key', 'What for', 'Basis', 'How long'],
      notice.categories.flatMap(({ key, entries: kept }) =>
        kept.map(({ name, purpose, duration }) => [
          `\`${name}\``,
          purpose.en,
          key === 'necessary' ? 'necessary for what was asked for' : `consent (${key})`,
          typeof duration === 'number'
            ? `${duration} ${notice.durations.days.en}`
            : notice.durations[duration as keyof typeof notice.durations].en,
        ]),
      ),
    ),
    '## Tables with nothing of a person',
    table(
      ['Table', 'What for', 'How long'],
      impersonal.map((entry) => [`\`${entry.table}\``, entry.purpose, periodOf(entry.table, entry.period)]),
    ),
  ].join('\n\n')
}
