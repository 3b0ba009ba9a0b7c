import { describe, expect, it } from 'vitest'
import { type DesignerAction, designerStep, type DesignerState, newTablet, shownTexts } from './designer-state.ts'

const values = {
  ...newTablet.values,
  frontText: 'Onnea',
  backText: 'Takana',
  signature: 'Mikko',
  name: 'Eeva',
  address: 'Katu 1',
  city: 'Oulu',
  postalCode: '90100',
  phone: '1234567',
  phoneCountry: '+358',
  countryCode: 'FIN',
}
const filled: DesignerState = {
  ...newTablet,
  values,
  quantity: 3,
  side: 'back',
  touched: ['frontText', 'name'],
  edited: ['frontText', 'backText', 'name', 'phoneCountry'],
}
const inMode = (mode: DesignerState['mode']): DesignerState => ({ ...filled, mode })
const modeAfter = (mode: DesignerState['mode'], action: DesignerAction['do']) =>
  designerStep(inMode(mode), { do: action } as DesignerAction).mode // only actions without more of them

describe('the modes', () => {
  it.each([
    ['design', 'continue', 'recipients'],
    ['recipients', 'back', 'design'],
    ['recipients', 'write-back', 'design'],
    ['recipients', 'added', 'done'],
    ['done', 'new-tablet', 'design'],
    ['done', 'other-recipient', 'recipients'],
    // Everything else stays where it is.
    ['design', 'back', 'design'],
    ['design', 'write-back', 'design'],
    ['design', 'added', 'design'],
    ['design', 'new-tablet', 'design'],
    ['design', 'other-recipient', 'design'],
    ['recipients', 'continue', 'recipients'],
    ['recipients', 'new-tablet', 'recipients'],
    ['recipients', 'other-recipient', 'recipients'],
    ['done', 'continue', 'done'],
    ['done', 'back', 'done'],
    ['done', 'write-back', 'done'],
    ['done', 'added', 'done'],
  ] as const)('%s, %s → %s', (from, action, to) => {
    expect(modeAfter(from, action)).toBe(to)
  })

  it('begin with the front of an empty tablet, Finland and its prefix', () => {
    expect(newTablet).toMatchObject({ mode: 'design', side: 'front', quantity: 1 })
    expect(newTablet.values).toMatchObject({ countryCode: 'FIN', phoneCountry: '+358', frontText: '' })
  })

  it('turn the tablet over on the way back to the missing back text, and on no other', () => {
    const front: DesignerState = { ...inMode('recipients'), side: 'front' }
    expect(designerStep(front, { do: 'write-back' }).side).toBe('back')
    expect(designerStep(front, { do: 'back' }).side).toBe('front')
  })

  it('forget everything for a new tablet', () => {
    expect(designerStep(inMode('done'), { do: 'new-tablet' })).toEqual(newTablet)
  })

  it('forget the recipient alone for another one', () => {
    const next = designerStep(inMode('done'), { do: 'other-recipient' })
    expect(next.values).toEqual({ ...newTablet.values, frontText: 'Onnea', backText: 'Takana', signature: 'Mikko' })
    expect([next.quantity, next.side, next.touched, next.edited]).toEqual([
      3,
      'back',
      ['frontText'],
      ['frontText', 'backText'],
    ])
  })
})

describe('fields', () => {
  it('lose what the server said of them with the first change, and only then', () => {
    const refused = designerStep(inMode('recipients'), { do: 'refuse', refused: { city: 'Ei', postalCode: 'Ei' } })
    expect(refused.touched).toEqual(expect.arrayContaining(['city', 'postalCode']))
    const changed = designerStep(refused, { do: 'change', field: 'city', value: 'Ii' })
    expect(changed.refused).toEqual({ postalCode: 'Ei' })
    expect(changed.values.city).toBe('Ii')
  })

  it('are edited by a change, but not by a prefix that follows the country', () => {
    const followed = designerStep(newTablet, { do: 'follow-country', phoneCountry: '+47' })
    expect([followed.values.phoneCountry, followed.edited]).toEqual(['+47', []])
    const chosen = designerStep(newTablet, { do: 'change', field: 'phoneCountry', value: '+45' })
    expect(chosen.edited).toEqual(['phoneCountry'])
  })
})

describe('a tablet that was begun when a line of the cart is changed', () => {
  const line = { id: 'line-1', quantity: 2, values: { ...values, frontText: 'Kiitos' } }
  const edit = (state: DesignerState) => designerStep(state, { do: 'edit-line', flavour: 'MILK', line })

  it('is laid aside with its flavour, and comes back as it was', () => {
    const begun = { ...inMode('recipients'), aside: null }
    const editing = edit(begun)
    expect(editing).toMatchObject({ mode: 'design', editing: 'line-1', quantity: 2, values: { frontText: 'Kiitos' } })
    expect(editing.aside).toEqual({ flavour: 'MILK', state: begun })
    expect(designerStep(editing, { do: 'resume', flavour: 'DARK' })).toEqual(begun)
  })

  it.each([
    ['a new one', newTablet],
    ['one that is in the cart', inMode('done')],
    ['another line of the cart', { ...filled, editing: 'line-2' }],
  ])('%s is not laid aside, and puts nothing in the place of what was', (_what, state) => {
    expect(edit(state).aside).toBeNull()
    const aside = { flavour: 'DARK', state: filled }
    expect(edit({ ...state, aside }).aside).toEqual(aside)
  })

  it('stays aside until it is taken up again, or a new one is begun from the start', () => {
    const saved = designerStep({ ...edit(filled), mode: 'recipients' }, { do: 'added' })
    expect(saved).toMatchObject({ mode: 'done', wasChange: true, aside: { flavour: 'MILK' } })
    expect(designerStep(saved, { do: 'other-recipient' }).aside).toEqual(saved.aside)
    expect(designerStep(saved, { do: 'resume', flavour: 'DARK' })).toEqual(filled)
    expect(designerStep(saved, { do: 'new-tablet' }).aside).toBeNull()
  })

  it('changes places with one that was begun meanwhile', () => {
    const other = { ...filled, values: { ...values, frontText: 'Hei' }, aside: { flavour: 'DARK', state: filled } }
    const back = designerStep(other, { do: 'resume', flavour: 'MILK' })
    expect(back.values.frontText).toBe('Onnea')
    expect(back.aside).toEqual({ flavour: 'MILK', state: { ...other, aside: null } })
  })
})

describe('the preview', () => {
  const examples = { frontText: 'Esim', backText: 'Esimerkki', signature: 'E' }

  it('shows an example for what nobody has begun, in design mode only', () => {
    expect(shownTexts(newTablet, examples)).toEqual(examples)
    expect(shownTexts({ ...newTablet, mode: 'recipients' }, examples)).toEqual({
      frontText: '',
      backText: '',
      signature: '',
    })
  })

  it('shows what is written once it is edited, even when it is empty again', () => {
    const written = designerStep(newTablet, { do: 'change', field: 'frontText', value: 'Hei' })
    expect(shownTexts(written, examples)).toEqual({ ...examples, frontText: 'Hei' })
    const emptied = designerStep(written, { do: 'change', field: 'frontText', value: '' })
    expect(shownTexts(emptied, examples)).toEqual({ ...examples, frontText: '' })
  })
})
