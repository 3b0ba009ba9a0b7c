import { highlight } from '../rules/highlight.ts'

/** A text with the letters that were looked for underlined. */
export function Marked({ text, phrase }: { text: string; phrase: string }) {
  return highlight(text, phrase).map((part, index) => (part.marked ? <mark key={index}>{part.text}</mark> : part.text))
}
