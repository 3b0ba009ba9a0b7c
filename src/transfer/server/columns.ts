import { columnsOf, kindNames, type KindName } from './kind.ts'
import { kindOf } from './kinds.ts'

/** The columns of a kind as a table of documentation. */
export function describeColumns(name: KindName): string {
  const kind = kindOf(name)
  const keys = [kind.key, ...(kind.partKey === null ? [] : [kind.partKey])]
  const rows = columnsOf(kind).map((column): readonly [string, string, string] => {
    if (keys.includes(column)) return [column, 'code', column === kind.key ? 'which one' : 'which of its variations']
    const field =
      kind.head.find(({ name: known }) => known === column) ?? kind.part.find((part) => part.name === column)
    const notes = [field?.about ?? '', field?.isNeeded === true ? 'needed for something new' : ''].filter(Boolean)
    return [column, field?.type.says ?? '', notes.join('; ')]
  })
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  return [
    `### ${name}`,
    '',
    kind.about,
    '',
    '| Column | Value | About |',
    '| --- | --- | --- |',
    ...rows.map(([column, says, about]) => `| \`${column}\` | ${cell(says)} | ${cell(about)} |`),
  ].join('\n')
}

export const describeAllColumns = (): string => kindNames.map(describeColumns).join('\n\n')
