import { assertNever } from '#src/common/result.ts'
import type { MailBlock, MailDocument, MailDetail, MailLine } from './mail-document.ts'

/** The mail for programs and people that read plain text; says the same as the HTML, in the same order. */
export function mailText({ heading, lead, blocks, foot, sender }: MailDocument): string {
  const end = [...foot, sender.identity, ...sender.links.map(({ label, url }) => `${label}: ${url}`)]
  return `${[[heading, lead], ...blocks.map(blockLines), end]
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`
}

function blockLines(block: MailBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'button':
    case 'link':
      return [`${block.label}: ${block.url}`]
    case 'title':
      return [block.text, '-'.repeat(block.text.length)]
    case 'facts':
      return block.facts.flatMap(factLines)
    case 'code':
      return [block.code]
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`)
    case 'pictures':
      return []
    case 'lines':
      return block.lines.map(lineText)
    case 'sums':
      return block.rows.map(({ name, value }) => `${name}: ${value}`)
    case 'card':
      return [`${block.label}: ${block.amount}`, block.message]
    default:
      return assertNever(block)
  }
}

const factLines = ({ name, values }: MailDetail): string[] =>
  values.length === 1 ? [`${name}: ${values[0]}`] : [`${name}:`, ...values.map((value) => `  ${value}`)]

function lineText({ name, details, value, before }: MailLine): string {
  const price = before && value ? `${value} (${before})` : value
  return `- ${[name, ...details].join(', ')}${price ? `: ${price}` : ''}`
}
