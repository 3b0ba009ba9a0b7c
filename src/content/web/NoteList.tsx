import type { ReactNode } from 'react'
import './NoteCard.css'

interface NoteListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => number
  /** A `NoteCard`. */
  card: (item: Item) => ReactNode
}

/** Note cards side by side. */
export function NoteList<Item>({ items, keyOf, card }: NoteListProps<Item>) {
  return (
    <ul className="content-notes">
      {items.map((item) => (
        <li key={keyOf(item)}>{card(item)}</li>
      ))}
    </ul>
  )
}
