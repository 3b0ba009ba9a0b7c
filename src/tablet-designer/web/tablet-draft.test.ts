import { beforeEach, describe, expect, it } from 'vitest'
import { type DesignerState, newTablet } from '../rules/designer-state.ts'
import { keepTabletDraft, readTabletDraft } from './tablet-draft.ts'

const begun: DesignerState = {
  ...newTablet,
  values: { ...newTablet.values, frontText: 'Onnea', name: 'Eeva Koski' },
  edited: ['frontText', 'name'],
}
const aside = { flavour: 'DARK', state: begun }
const editing: DesignerState = {
  ...begun,
  values: { ...begun.values, frontText: 'Kiitos', name: 'Otto Nyman' },
  editing: 'line-1',
  aside,
}
const everything = () => JSON.stringify(Object.entries(sessionStorage))

beforeEach(() => sessionStorage.clear())

describe('the draft of a tablet', () => {
  it('comes back with the one laid aside', () => {
    keepTabletDraft({ flavour: 'MILK', state: editing })
    expect(readTabletDraft()).toEqual({ flavour: 'MILK', state: editing })
  })

  it('is forgotten once it is in the cart; the one laid aside takes its place', () => {
    keepTabletDraft({ flavour: 'MILK', state: editing })
    keepTabletDraft({ flavour: 'MILK', state: { ...editing, mode: 'done' } })
    expect(readTabletDraft()).toEqual(aside)
    expect(everything()).not.toContain('Otto')
  })

  it('leaves nothing behind when both are in the cart', () => {
    keepTabletDraft({ flavour: 'MILK', state: editing })
    keepTabletDraft({ flavour: 'DARK', state: { ...begun, mode: 'done' } })
    expect(readTabletDraft()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not kept while nothing is written', () => {
    keepTabletDraft({ flavour: 'MILK', state: newTablet })
    expect(sessionStorage).toHaveLength(0)
    keepTabletDraft({ flavour: 'MILK', state: { ...newTablet, aside } })
    expect(readTabletDraft()).toEqual(aside)
  })

  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['a word laid aside', '{"values":{"frontText":"Onnea"},"edited":["frontText"],"aside":"word"}'],
  ])('is read without harm from %s', (_what, stored) => {
    sessionStorage.setItem('customTabletDraft', stored)
    expect(readTabletDraft()?.state.aside ?? null).toBeNull()
  })
})
