import { describe, expect, it } from 'vitest'
import { languageState, languageStates, type StateFacts } from './status.ts'

const at = new Date('2026-11-01T08:00:00Z')
const fact = (status: StateFacts['status'], version: number, more: Partial<StateFacts> = {}): StateFacts => ({
  language: 'fi',
  version,
  status,
  createdBy: 'Petra',
  createdAt: at,
  publishedAt: status === 'published' ? at : null,
  publishAt: null,
  unpublishAt: null,
  projectId: null,
  isInReview: false,
  ...more,
})

describe('the state of a language', () => {
  it.each<[string, StateFacts[], string]>([
    ['never written', [], 'Missing'],
    ['drafted', [fact('draft', 1)], 'Draft'],
    ['on the site', [fact('published', 1)], 'Published'],
    ['on the site and changed', [fact('published', 1), fact('draft', 2)], 'PublishedWithDraft'],
    ['waiting for its time', [fact('published', 1), fact('draft', 2, { publishAt: at })], 'Scheduled'],
    ['waiting for a review', [fact('published', 1), fact('draft', 2, { isInReview: true })], 'InReview'],
    ['taken off', [fact('superseded', 3)], 'Unpublished'],
    ['taken back', [fact('kept', 3)], 'Unpublished'],
  ])('%s', (_, facts, status) => expect(languageState(facts).status).toBe(status))

  it('names the base of the next save, who did what, and the times of the schedule', () => {
    const facts = [fact('published', 4, { unpublishAt: at }), fact('draft', 6, { createdBy: 'Aino', projectId: 2 })]
    expect(languageStates(facts).fi).toEqual({
      status: 'PublishedWithDraft',
      version: 6,
      publishAt: null,
      unpublishAt: at.toISOString(),
      draft: { by: 'Aino', at: at.toISOString() },
      published: { by: 'Petra', at: at.toISOString() },
      projectId: 2,
    })
    expect(languageStates(facts).sv.status).toBe('Missing')
  })
})
