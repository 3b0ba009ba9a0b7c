import { namePath, wordKey, wordTime } from '#src/content/contract/word-times.ts'
import type { FieldPath, Stored } from '../contract/common.ts'
import type { TranslationTimes } from '../contract/translation.ts'
import { type BlockPair, type FieldPair, fieldPairs } from './languages.ts'
import type { MergeTypes } from './merge.ts'

/** A value of a translation that is older than its source. */
export interface OlderWords {
  /** Null: the page itself. */
  node: number | null
  path: FieldPath
  /** When the source was changed, in milliseconds since 1970. */
  changedAt: number
  /** Its name in `WordTimes`. */
  word: string
}

interface Both {
  /** The source's fields with the target's ids, and the target's. */
  source: Stored
  target: Stored
  /** The item's name in both languages. */
  names: { source: string; target: string }
  blocks: readonly BlockPair[]
  /** The id that a block has in the source. */
  idInSource: (id: number) => number
}

/** The spoken values of both languages of which the source’s was written later. What the target lacks is no such value. */
export function olderWords(both: Both, types: MergeTypes, times: TranslationTimes | undefined): OlderWords[] {
  if (!times?.isTranslation) return []
  const olderAt = (node: number | null, path: FieldPath, sourcePath: FieldPath): OlderWords[] => {
    const changedAt = wordTime(times.source, node === null ? null : both.idInSource(node), sourcePath)
    const isOlder = changedAt !== null && changedAt > (wordTime(times.own, node, path) ?? 0)
    return isOlder ? [{ node, path, changedAt, word: wordKey(node, path) }] : []
  }
  const older = (node: number | null, pairs: readonly FieldPair[]): OlderWords[] =>
    pairs.flatMap(({ path, sourcePath, state, source }) =>
      state === 'missing' || source === undefined ? [] : olderAt(node, path, sourcePath),
    )
  const inBlocks = both.blocks.flatMap(({ id, type = '', source, target }) =>
    source && target
      ? older(id, fieldPairs(types.fieldsOfType(type) ?? {}, source.entry.fields ?? {}, target.entry.fields ?? {}))
      : [],
  )
  const { source, target } = both.names
  const inName = source === '' || target === '' ? [] : olderAt(null, namePath, namePath)
  return [...inName, ...older(null, fieldPairs(types.fields, both.source, both.target)), ...inBlocks]
}
