import { useText } from '#src/shell/web/text/use-text.ts'
import { type Entry, isQuietColumn, saysNothing, useValueWords, wordFor } from './record-words.ts'
import { Box, Section } from './Section.tsx'

interface EntryListProps {
  name: string
  entries: readonly Entry[]
}

/** The columns that say something of one entry at least. */
export const columnsOf = (entries: readonly Entry[]): string[] =>
  Object.keys(entries[0] ?? {}).filter(
    (column) => !isQuietColumn(column) && entries.some((entry) => column === 'quantity' || !saysNothing(entry[column])),
  )

/** Texts in several languages: one row for each text, its languages side by side. */
export function TextTable({ name, entries }: EntryListProps) {
  const t = useText()
  const words = useValueWords()
  const languageOf = (entry: Entry): string => words('language', entry['language'])
  return (
    <Section title={t(`/desk/part/${name}`)}>
      <table className="office-table office-table--cards office-table--plain office-table--texts">
        <thead>
          <tr>
            <th scope="col">
              <span className="kit-visually-hidden">{t(`/desk/part/${name}`)}</span>
            </th>
            {entries.map((entry) => (
              <th key={languageOf(entry)} scope="col">
                {languageOf(entry)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columnsOf(entries)
            .filter((column) => column !== 'language')
            .map((column) => (
              <tr key={column}>
                <th scope="row">{wordFor(t, column)}</th>
                {entries.map((entry) => (
                  <td key={languageOf(entry)} data-label={languageOf(entry)} className="office-table__wide">
                    {words(column, entry[column])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}

/** A short list next to the main column: of each entry what names it, and the rest under that. */
export function EntryBox({ name, entries }: EntryListProps) {
  const t = useText()
  const words = useValueWords()
  const columns = columnsOf(entries)
  return (
    <Box title={t(`/desk/part/${name}`)}>
      <ul className="office-items">
        {entries.map((entry, row) => {
          const [first, ...rest] = columns
            .filter((column) => !saysNothing(entry[column]))
            .map((column) => words(column, entry[column]))
          return (
            <li key={row}>
              <span>
                {first}
                {rest.length > 0 && <small>{rest.join(', ')}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Box>
  )
}
