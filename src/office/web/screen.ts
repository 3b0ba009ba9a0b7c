import type { ComponentType, ReactNode } from 'react'
import type { ActionDescription, ResourceDescription } from '../contract/description.ts'
import type { AnyRecord, Row } from '../contract/records.ts'

/** What a resource's list shows otherwise than the generic one. */
export interface Screen {
  /** The button that adds one, where a form made from the schema would not do. */
  Create?: ComponentType<{ resource: ResourceDescription }>
  /** The button or link that changes a record, where a form made from the schema would not do. */
  Edit?: ComponentType<{ resource: ResourceDescription; id: string }>
  /** What stands over the lists of a record. */
  Above?: ComponentType<{ record: AnyRecord }>
  /** Names of what `Above` shows, so that nothing else does. */
  shownAbove?: readonly string[]
  /** Fields that the head of a record says after its state. */
  inHead?: readonly string[]
  /** Lists of a record that stand next to the others, as its facts do. */
  beside?: readonly string[]
  /** Texts of questions that actions without a form ask before they do anything, by their names. */
  questions?: Readonly<Record<string, string>>
  /** Texts that the dialogs of actions say besides, by their names: `{language}` is the record's language. */
  hints?: Readonly<Record<string, string>>
  /** The buttons of actions that a form made from the schema would not do for, by their names. */
  Actions?: Readonly<
    Record<string, ComponentType<{ resource: ResourceDescription; record: AnyRecord; action: ActionDescription }>>
  >
  perPage?: number
  /** The field that names a record of it; left out: the list's first column. */
  title?: string
  /** The text that says what its search finds. */
  search?: string
  /** The text of the button that changes a record, where it is more than details. */
  change?: string
  /** A change that says the same again is one too, as a count that agrees. */
  mayConfirm?: true
  /** The page that adds a record, where a dialog does not. */
  createPath?: string
  /** Other pages about the same things: the text and the icon of the link, and where it leads. */
  pages?: readonly { text: string; icon: string; path: string }[]
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** What stands below the name of a row. */
  under?: (row: Row) => ReactNode
  /** Columns that say what they are by themselves: no word stands before them in a card of the phone. */
  plainInCard?: readonly string[]
  /** Columns whose words stay on one line, such as hours. */
  oneLine?: readonly string[]
  /** Columns that the phone leaves out. */
  offInCard?: readonly string[]
  /** Sums and pieces that the bar of what is chosen adds up. */
  sums?: { money: string; pieces?: string }
  /** Documents of all that are chosen: the text of each link, and where it leads. */
  papers?: readonly { text: string; url: (ids: readonly string[]) => string }[]
  /** The address of a row; left out: the resource's record. */
  path?: (row: Row) => string
}
