import {
  designFields,
  type DesignValues,
  emptyDesign,
  emptyRecipient,
  recipientFields,
  type TabletField,
  type TabletValues,
} from './tablet-form.ts'
import type { Side } from '#src/engraving/rules/plate.ts'

/*
 * The three modes (specification 2, section 4). Whether a step may be taken is asked of the form before; here is what it does.
 *
 *   design --continue--> recipients --added--> done
 *   recipients --back--> design                       recipients --write-back--> design, turned over
 *   done --new-tablet--> design, everything empty     done --other-recipient--> recipients, the design kept
 *
 * A tablet that was begun when a line of the cart is opened is laid aside (edit-line), and taken up again (resume).
 */

export type DesignerMode = 'design' | 'recipients' | 'done'

export interface DesignerState {
  mode: DesignerMode
  side: Side
  values: TabletValues
  /** Units of one tablet for one recipient. */
  quantity: number
  /** Fields the shopper has visited: their faults are shown. */
  touched: readonly TabletField[]
  /** Fields the shopper has changed: the preview shows their value, even an empty one, and no example. */
  edited: readonly TabletField[]
  /** The server's messages by field, in the shopper's language, until the field changes. */
  refused: Partial<Record<TabletField, string>>
  /** Id of the cart line being changed; null for a new tablet. */
  editing: string | null
  /** In done mode: true if a cart line was changed. */
  wasChange: boolean
  /** An unfinished tablet set aside for another one; null: none. Its own `aside` is null. */
  aside: TabletDraft | null
}

export interface TabletDraft {
  /** Variation code; empty if unknown. */
  flavour: string
  state: DesignerState
}

export const newTablet: DesignerState = {
  mode: 'design',
  side: 'front',
  values: { ...emptyDesign, ...emptyRecipient },
  quantity: 1,
  touched: [],
  edited: [],
  refused: {},
  editing: null,
  wasChange: false,
  aside: null,
}

export type DesignerAction =
  | { do: 'change'; field: TabletField; value: string }
  | { do: 'follow-country'; phoneCountry: string }
  | { do: 'touch'; fields: readonly TabletField[] }
  | { do: 'turn'; side: Side }
  | { do: 'set-quantity'; quantity: number }
  | { do: 'continue' | 'back' | 'write-back' | 'added' | 'new-tablet' | 'other-recipient' | 'stop-editing' }
  | { do: 'refuse'; refused: DesignerState['refused'] }
  | { do: 'take-over'; state: DesignerState }
  /** `flavour`: the variation chosen before, in both actions. */
  | { do: 'edit-line'; flavour: string; line: EditedLine }
  | { do: 'resume'; flavour: string }

/** A cart line as the form holds it. */
export interface EditedLine {
  id: string
  quantity: number
  values: TabletValues
}

export function designerStep(state: DesignerState, action: DesignerAction): DesignerState {
  switch (action.do) {
    case 'change': {
      const { [action.field]: _, ...refused } = state.refused
      const values = { ...state.values, [action.field]: action.value }
      return { ...state, values, refused, edited: including(state.edited, [action.field]) }
    }
    case 'follow-country':
      return { ...state, values: { ...state.values, phoneCountry: action.phoneCountry } }
    case 'touch':
      return { ...state, touched: including(state.touched, action.fields) }
    case 'turn':
      return { ...state, side: action.side }
    case 'set-quantity':
      return { ...state, quantity: action.quantity }
    case 'continue':
      return state.mode === 'design' ? { ...state, mode: 'recipients' } : state
    case 'back':
      return state.mode === 'recipients' ? { ...state, mode: 'design' } : state
    case 'write-back':
      return state.mode === 'recipients' ? { ...state, mode: 'design', side: 'back' } : state
    case 'added':
      return state.mode === 'recipients'
        ? { ...state, mode: 'done', editing: null, wasChange: state.editing !== null, refused: {} }
        : state
    case 'new-tablet':
      return state.mode === 'done' ? newTablet : state
    case 'other-recipient':
      return state.mode === 'done' ? withoutRecipient(state) : state
    case 'stop-editing':
      return { ...state, editing: null }
    case 'refuse':
      return { ...state, refused: action.refused, touched: including(state.touched, fieldsOf(action.refused)) }
    case 'take-over':
      return action.state
    case 'edit-line':
      return editing(action.line, draftToSetAside({ flavour: action.flavour, state }))
    case 'resume':
      return state.aside === null ? state : { ...state.aside.state, aside: begun({ flavour: action.flavour, state }) }
  }
}

const editing = ({ id, quantity, values }: EditedLine, aside: TabletDraft | null): DesignerState => ({
  ...newTablet,
  editing: id,
  quantity,
  values,
  aside,
  edited: [...designFields, 'phoneCountry'],
})

/** Returns the tablet to set aside when another comes into the form: the present one, or else the one set aside before. */
export const draftToSetAside = (tablet: TabletDraft): TabletDraft | null => begun(tablet) ?? tablet.state.aside

/** Returns null for a tablet that needs no draft: nothing written yet, in the cart already, or a cart line. */
function begun({ flavour, state }: TabletDraft): TabletDraft | null {
  const isBegun = !isEmptyDesign(state) && state.editing === null && state.mode !== 'done'
  return isBegun ? { flavour, state: { ...state, aside: null } } : null
}

/** True while nothing is written. */
export const isEmptyDesign = ({ edited, editing: line, mode }: DesignerState): boolean =>
  edited.length === 0 && line === null && mode === 'design'

/** Clears the recipient only: the design, the quantity and the side shown stay. */
function withoutRecipient(state: DesignerState): DesignerState {
  const isDesign = (field: TabletField) => !recipientFields.some((own) => own === field)
  return {
    ...newTablet,
    mode: 'recipients',
    side: state.side,
    quantity: state.quantity,
    aside: state.aside,
    values: { ...state.values, ...emptyRecipient },
    touched: state.touched.filter(isDesign),
    edited: state.edited.filter(isDesign),
  }
}

/** Returns the preview's texts: what the shopper wrote; in design mode an example for each field not edited yet. */
export function shownTexts(state: DesignerState, examples: DesignValues): DesignValues {
  const shown = (field: keyof DesignValues): string =>
    state.mode === 'design' && !state.edited.includes(field) ? examples[field] : state.values[field]
  return { frontText: shown('frontText'), backText: shown('backText'), signature: shown('signature') }
}

const including = (fields: readonly TabletField[], more: readonly TabletField[]): readonly TabletField[] => [
  ...new Set([...fields, ...more]),
]

const fieldsOf = (refused: DesignerState['refused']): TabletField[] => Object.keys(refused) as TabletField[] // its own keys
