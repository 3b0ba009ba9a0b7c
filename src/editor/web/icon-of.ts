import type { BlockIcon } from '#src/content/contract/block-definition.ts'
import type { EditorIconName } from './EditorIcon.tsx'

const icons: Record<BlockIcon, EditorIconName> = {
  hero: 'picture',
  text: 'text',
  list: 'ul',
  notice: 'info',
  cards: 'blocks',
  picture: 'picture',
  columns: 'folder',
  carousel: 'blocks',
  film: 'play',
  social: 'users',
  product: 'bag',
  link: 'link',
  form: 'mail',
  search: 'search',
  map: 'pin',
  news: 'file',
  page: 'file',
  folder: 'folder',
  settings: 'filter',
}

/** A shared block, whose type is not known here, has the two rings. */
export const iconOf = (icon: BlockIcon | undefined): EditorIconName => (icon === undefined ? 'shared' : icons[icon])
