import { Fragment } from 'react'
import { type Fields, leavesOf } from '#src/content/contract/fields.ts'
import { wordsOf } from '#src/content/rules/plain-text.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Stored } from '../../contract/common.ts'
import { diffWords } from '../../rules/word-diff.ts'
import { useEditor } from '../editor-context.ts'

interface ChangedWordsProps {
  /** Names of the fields that differ. */
  names: readonly string[]
  fields: Fields
  before: Stored
  after: Stored
}

/** A run of words that stayed shows this many at either end. */
const contextWords = 6

/** What each changed field gained and lost, said in words and by marks as well as by colour. */
export function ChangedWords({ names, fields, before, after }: ChangedWordsProps) {
  const t = useText()
  const { words } = useEditor()
  return (
    <dl className="edit-words">
      {names.map((name) => {
        const one = fields[name]
        const runs = one ? diffWords(wordsIn(name, fields, before), wordsIn(name, fields, after)) : []
        return (
          <div key={name}>
            <dt>{one?.label[words] ?? name}</dt>
            <dd>
              {runs.every(({ kind }) => kind === 'same')
                ? t('/edit/versions/changed')
                : runs.map(({ kind, words: run }, place) => {
                    if (kind === 'same')
                      return <span key={place}>{shortened(run, place > 0, place < runs.length - 1)} </span>
                    const Mark = kind === 'added' ? 'ins' : 'del'
                    return (
                      <Fragment key={place}>
                        <Mark>
                          <span className="kit-visually-hidden">{t(`/edit/versions/words-${kind}`)} </span>
                          {run}
                        </Mark>{' '}
                      </Fragment>
                    )
                  })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const wordsIn = (name: string, fields: Fields, stored: Stored): string => {
  const one = fields[name]
  return one === undefined
    ? ''
    : leavesOf({ [name]: one }, stored)
        .flatMap(([leaf, value]) => wordsOf(leaf, value))
        .join(' ')
}

function shortened(run: string, hasBefore: boolean, hasAfter: boolean): string {
  const all = run.split(' ')
  if (all.length <= 2 * contextWords) return run
  const begin = hasBefore ? all.slice(0, contextWords) : []
  const end = hasAfter ? all.slice(-contextWords) : []
  return [...begin, '…', ...end].join(' ')
}
