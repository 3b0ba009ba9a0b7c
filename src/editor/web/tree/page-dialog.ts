import type { TreeItem } from '../../contract/tree.ts'

/** A dialog does one deed to a whole page and says what became of it. */
export interface PageDialogProps {
  item: TreeItem
  onClose: () => void
  /** `id`: the item to open; null: none. */
  onDone: (text: string, id: number | null) => void
}
