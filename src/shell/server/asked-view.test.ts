import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type DraftScope, publishedView } from '../contract/view-context.ts'
import { createAskedView, viewFlagsIn } from './asked-view.ts'

const request = {} as FastifyRequest // nobody looks into it
const viewing = (url: string, isStaff: boolean, opened: DraftScope = { kind: 'none' }) =>
  createAskedView({
    previews: { mayPreview: () => opened.kind !== 'none', scopeOf: () => Promise.resolve(opened) },
    maySeeDrafts: () => Promise.resolve(isStaff),
  }).of(request, viewFlagsIn(url), 'fi')

const drafted = (drafts: DraftScope) => ({ ...publishedView('fi'), drafts })

describe('the view that an address asks for', () => {
  it.each<[string, DraftScope]>([
    ['/?epieditmode=true', { kind: 'all' }],
    ['/?commondrafts=true', { kind: 'all' }],
    ['/?epiprojects=7', { kind: 'project', id: 7 }],
    ['/?epieditmode=true&epiprojects=7', { kind: 'project', id: 7 }],
    ['/?epieditmode=false', { kind: 'none' }],
    ['/', { kind: 'none' }],
  ])('is for staff at %s: %o', async (url, drafts) => {
    const { isEdited, ...view } = await viewing(url, true)
    expect(view).toEqual(drafted(drafts))
    expect(isEdited === true).toBe(url.includes('epieditmode=true'))
  })

  it('may be another visitor’s, at another time', async () => {
    const at = new Date('2026-12-23T22:00:00Z')
    const asked = '/?commondrafts=true&visitorgroupsByID=3,x,4&epichannel=mobile&at=2026-12-24'
    expect(await viewing(asked, true)).toEqual({
      language: 'fi',
      drafts: { kind: 'all' },
      at,
      channel: 'mobile',
      visitorGroups: [3, 4],
    })
    expect(await viewing('/?at=2026-12-24', true)).toEqual({ ...drafted({ kind: 'due', by: at }), at })
  })

  it.each(['epieditmode=true', 'commondrafts=true', 'epiprojects=7', 'at=2026-12-24', 'visitorgroupsByID=3'])(
    'is the public one for everybody else: %s',
    async (flags) => expect(await viewing(`/?${flags}`, false)).toEqual(publishedView('fi')),
  )

  it('is never the editor’s for whoever has a preview link, and no wider than the link', async () => {
    const item: DraftScope = { kind: 'item', id: 5 }
    expect(await viewing('/?epieditmode=true', true, item)).toEqual(drafted(item))
    const project: DraftScope = { kind: 'project', id: 7 }
    expect(await viewing('/?epiprojects=7', false, project)).toEqual(drafted(project))
    expect(await viewing('/?epiprojects=8', false, project)).toEqual(publishedView('fi'))
  })

  it('leaves out flags that make no sense', () => {
    expect(viewFlagsIn('/?epichannel=fridge&epieditmode=yes&at=never&epiprojects=7')).toEqual({
      at: 'never',
      epiprojects: '7',
    })
    expect(viewFlagsIn('/')).toEqual({})
  })
})
