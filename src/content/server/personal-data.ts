import type { PersonalData } from '#src/platform/personal-data/person.ts'

const site = (table: string, purpose: string) =>
  ({ table, purpose, period: 'as long as the page is there', basis: null }) as const

/** Editors' content. The only personal data is which member of staff made a version, and what each may change. */
export const contentData: PersonalData = {
  entries: [
    site('content_item', 'Pages and blocks'),
    site('content_version', 'What pages say, version by version, and which editor wrote it'),
    site('content_path', 'Addresses of pages'),
    site('content_reference', 'Which content refers to which'),
    site('content_search', 'Words content is found by'),
    site('content_subject', 'Topics content is filtered by'),
    site('content_preset', 'Fillings of blocks that editors saved by name, and which editor did'),
    site('content_project', 'Drafts that are published together'),
    site('visitor_group', 'Rules by which some visitors see something else; who belongs to one is stored nowhere'),
    {
      table: 'content_right',
      purpose: 'Which branches of the site an account of staff may change',
      period: 'as long as its account',
      basis: 'contract',
      title: {
        fi: 'Sivuston osat, joita saa muuttaa',
        sv: 'Delar av webbplatsen som får ändras',
        en: 'Parts of the site that may be changed',
      },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id'],
      erase: 'delete',
    },
    {
      table: 'content_comment',
      purpose: 'What editors say to each other of a page',
      period: 'as long as the page is there',
      basis: 'contract',
      title: { fi: 'Kommentit sivuista', sv: 'Kommentarer om sidor', en: 'Comments on pages' },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id'],
      erase: 'delete',
    },
    {
      table: 'content_review',
      purpose: 'Which draft an editor asked to have reviewed, and what a publisher answered',
      period: 'as long as the draft is there',
      basis: 'contract',
      title: { fi: 'Tarkistuspyynnöt', sv: 'Begärda granskningar', en: 'Reviews asked for' },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id'],
      erase: 'delete',
    },
    {
      table: 'content_presence',
      purpose: 'Which page of the site an account of staff has open in the editor now',
      period: null,
      basis: 'contract',
      title: { fi: 'Auki oleva sivu', sv: 'Öppen sida', en: 'The page that is open' },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id'],
      erase: 'delete',
    },
    {
      table: 'content_save_answer',
      purpose: 'Answers to saves, for a line that was lost',
      period: null,
      basis: 'contract',
      title: { fi: 'Viimeisin tallennus', sv: 'Senaste sparning', en: 'The last save' },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id', 'session_id', 'fields'],
      erase: 'delete',
    },
    { table: 'content_preview', purpose: 'Links to drafts, as hashes', period: null, basis: null },
    { table: 'redirect', purpose: 'Where old addresses lead', period: 'for good', basis: null },
  ],
}
