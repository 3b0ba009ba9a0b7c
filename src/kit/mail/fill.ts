/** The text with its values in place of `{name}`. Throws on one that was not given. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" needs a value for ${name}`)
    return String(value)
  })
}
