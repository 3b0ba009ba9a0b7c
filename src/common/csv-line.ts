/** The fields of a line, without the space round them; null for quotes that do not close. No field holds a line break. */
export function csvFields(line: string): string[] | null {
  const fields: string[] = []
  const field = /\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)/y
  for (;;) {
    const found = field.exec(line)
    if (!found) return null
    fields.push(found[1]?.replaceAll('""', '"') ?? (found[2] ?? '').trim())
    if (found[3] === '') return fields
  }
}
