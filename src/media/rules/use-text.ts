import type { MediaUse } from '../contract/library.ts'

/** What shows an item, in a line: `story (fi sv)`. */
export const useText = ({ name, languages }: MediaUse): string =>
  languages.length > 0 ? `${name} (${languages.join(' ')})` : name
