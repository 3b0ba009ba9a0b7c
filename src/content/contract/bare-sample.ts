import type { Block } from '#src/shell/contract/block.ts'
import type { BlockDefinition } from './block-definition.ts'
import { blankOf, type Field, type Fields } from './fields.ts'

/** Fields of a block's subject, without which some blocks have nothing to show. */
const subject: ReadonlySet<string> = new Set(['heading', 'title', 'video', 'url'])
const heading: ReadonlySet<string> = new Set(['heading', 'title'])
/** Kinds of fields that cannot be empty, and areas, whose blocks have separate samples. */
const always: ReadonlySet<Field['kind']> = new Set(['number', 'enum', 'area'])

/** Returns the first sample with every optional field empty, except the fields of the block's subject. */
export function bareSample({ fields, samples }: BlockDefinition): Block[] {
  return samples.slice(0, 1).map((sample) => ({ ...sample, ...bareFields(fields, sample, subject) }))
}

function bareFields(fields: Fields, values: Readonly<Record<string, unknown>>, kept: ReadonlySet<string>) {
  const bare = Object.entries(fields).map(([name, one]) => [name, bareValue(one, values[name], kept.has(name))])
  return { ...values, ...(Object.fromEntries(bare) as Record<string, unknown>) }
}

function bareValue(one: Field, value: unknown, isKept: boolean): unknown {
  if (one.kind === 'list') return Array.isArray(value) ? value.map((entry) => bareValue(one.of, entry, false)) : []
  if (one.kind === 'group' && one.required) return bareFields(one.fields, value as Record<string, unknown>, heading)
  return isKept || one.required || always.has(one.kind) ? value : blankOf(one)
}
