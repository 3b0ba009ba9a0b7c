interface EmphasisedProps {
  /** Words between asterisks are set in italic: `Suklaata, jonka *kuulee* murtuvan.` A lone asterisk stays as it is. */
  text: string
}

export function Emphasised({ text }: EmphasisedProps) {
  const parts = text.split(/\*([^*]+)\*/)
  return parts.map((part, index) => (index % 2 === 1 ? <i key={index}>{part}</i> : part))
}

/** The same text without its marks, for names and labels. */
export const withoutEmphasis = (text: string): string => text.replaceAll(/\*([^*]+)\*/g, '$1')
