import { richTextTags, pictureTag } from '#src/content/contract/rich-text-markup.ts'
import { badAttributes } from './attributes.ts'
import { isText, type Markup } from './markup.ts'

export interface SourceProblem {
  tag: string
  /** Left out: the whole element. */
  attribute?: string
}

const known: ReadonlySet<string> = new Set([...richTextTags, pictureTag])

/** What the site leaves out of the markup, each once, in the order of the text. */
export function sourceProblems(markup: readonly Markup[]): SourceProblem[] {
  const found = new Map<string, SourceProblem>()
  const look = (nodes: readonly Markup[]): void => {
    for (const node of nodes) {
      if (isText(node)) continue
      const { tag } = node
      if (!known.has(tag)) found.set(tag, { tag })
      else for (const attribute of badAttributes(node)) found.set(`${tag} ${attribute}`, { tag, attribute })
      look(node.children)
    }
  }
  look(markup)
  return [...found.values()]
}
