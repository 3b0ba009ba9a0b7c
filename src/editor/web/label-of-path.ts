import type { FieldPath } from '../contract/common.ts'

/** The label of the field at a path from an entry: `Slides 1 › Title`. */
export function labelOfPath(
  fields: Readonly<Record<string, { kind: string; label: { fi: string; en: string } }>>,
  path: FieldPath,
  words: 'fi' | 'en',
  t: (key: string) => string,
): string {
  const inside = path[0] === 'fields' ? path.slice(1) : path
  type Known = { kind: string; label: { fi: string; en: string }; fields?: Record<string, Known>; of?: Known }
  let at: Known | undefined = fields[String(inside[0])] as Known | undefined // narrowed as it is walked
  if (!at)
    return ['name', 'slug'].includes(String(inside[0]))
      ? t(`/edit/page/${inside[0] === 'name' ? 'name' : 'address'}`)
      : t('/edit/form/tab/audience')
  const labels = [at.label[words]]
  for (const key of inside.slice(1)) {
    at = typeof key === 'number' ? at?.of : at?.fields?.[key]
    if (at) labels.push(typeof key === 'number' ? `${at.label[words]} ${key + 1}` : at.label[words])
  }
  return labels.join(' › ')
}
