import { useText } from '#src/shell/web/text/use-text.ts'
import type { Person } from './use-presence.ts'

interface PeopleProps {
  own: string
  people: readonly Person[]
  /** The block's name for the eye. */
  nameOf: (node: number | null) => string
}

const shown = 4

/** Initials of all who are on the page: the others first, each with the block they are at. */
export function People({ own, people, nameOf }: PeopleProps) {
  const t = useText()
  const all = people.map(({ name, node }) => ({ name, words: t('/edit/presence/at', { name, what: nameOf(node) }) }))
  const hidden = all.slice(shown)
  return (
    <ul className="edit-people" aria-label={t('/edit/presence/title')}>
      {all.slice(0, shown).map(({ name, words }, index) => (
        <Face key={`${index} ${name}`} name={name} words={words} colour={index % 2} />
      ))}
      {hidden.length > 0 && (
        <Face name={`+ ${hidden.length}`} words={hidden.map(({ words }) => words).join(', ')} colour={0} />
      )}
      <Face name={own} words={own} colour={2} />
    </ul>
  )
}

const Face = ({ name, words, colour }: { name: string; words: string; colour: number }) => (
  <li className="edit-person" data-colour={colour} title={words}>
    <span aria-hidden="true">{initialsOf(name)}</span>
    <span className="kit-visually-hidden">{words}</span>
  </li>
)

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2)
    .toUpperCase()
