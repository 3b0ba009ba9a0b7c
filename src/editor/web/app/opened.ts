import type { TreeItem } from '../../contract/tree.ts'
import type { TreeDeed } from '../tree/PageTree.tsx'

/** The dialog that is open, with what it is about. */
export type Opened =
  | {
      kind:
        | 'publish'
        | 'preview'
        | 'view'
        | 'palette'
        | 'review'
        | 'help'
        | 'trash-list'
        | 'library'
        | 'redirects'
        | 'groups'
        | 'texts'
        | 'reports'
        | 'submissions'
    }
  /** `id`: the project that is shown first; null: the newest. */
  | { kind: 'projects'; id: number | null }
  | { kind: TreeDeed; item: TreeItem }
