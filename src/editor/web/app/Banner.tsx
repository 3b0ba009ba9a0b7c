import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReviewState } from '../../contract/review.ts'
import { fieldPathOf, problemPlace } from '../../rules/problem-places.ts'
import { labelOfPath } from '../label-of-path.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { momentWords } from '../moment-words.ts'
import { timeOf } from './SaveStatus.tsx'

interface BannerProps {
  /** How many refusals of the last publish are left. */
  problems: number
  onProblems: () => void
  review: ReviewState | undefined
  onReview: () => void
}

/** One line over the page: the most serious of what is to be known, what is safe, and what to do. */
export function Banner({ problems, onProblems, review, onReview }: BannerProps) {
  const t = useText()
  const { session, words, schema, deeds, type, language, openItem } = useEditor()
  const { content, save, conflicts, combined, document: item } = useSession(session)
  if (item.trashed) {
    return <Line kind="error" text={t('/edit/banner/trashed', { name: item.trashed.by })} />
  }
  if (save.kind === 'gone') return <Line kind="error" text={t('/edit/banner/gone')} />
  if (save.kind === 'offline') {
    return (
      <Line
        kind="warning"
        text={t('/edit/banner/offline')}
        action={t('/edit/banner/try')}
        onAction={() => void session.saveNow()}
      />
    )
  }
  // The sign-in over the page may have been closed.
  if (save.kind === 'signed-out') {
    return (
      <Line
        kind="warning"
        text={t('/edit/signed-out/text')}
        action={t('/edit/signed-out/title')}
        onAction={() => void session.saveNow()}
      />
    )
  }
  if (save.kind === 'refused') {
    const [first] = Object.entries(save.errors)
    if (!first) return <Line kind="error" text={t('/edit/banner/refused')} />
    const [at, said] = first
    const place = problemPlace(content.fields, at)
    const definition = place.node === null ? type : schema.types[deeds.find(place.node)?.entry.type ?? '']
    const inside = fieldPathOf(place)
    const where = [definition?.label[words], labelOfPath(definition?.fields ?? {}, inside, words, t)]
    return (
      <Line
        kind="error"
        text={`${t('/edit/banner/refused')} ${where.filter(Boolean).join(' › ')}: ${said.join(' ')}`}
        action={t('/edit/banner/to-field')}
        onAction={() => openItem(item.id, language, { node: place.node, path: inside })}
      />
    )
  }
  if (conflicts.length > 0) {
    return (
      <Line
        kind="warning"
        text={t('/edit/banner/conflict', {
          name: combined?.by ?? '',
          time: combined ? timeOf(combined.at, words) : '',
        })}
      />
    )
  }
  if (problems > 0) {
    return (
      <Line
        kind="error"
        text={t('/edit/banner/problems', { count: problems })}
        action={t('/edit/problems/show')}
        onAction={onProblems}
      />
    )
  }
  if (combined) {
    return (
      <Line
        kind="info"
        text={t('/edit/banner/combined', { name: combined.by, time: timeOf(combined.at, words) })}
        action={t('/edit/banner/read')}
        onAction={() => session.readCombined()}
      />
    )
  }
  if (review && review.state !== 'none') {
    const { state, note, version } = review
    const deed = review.answered ?? review.asked
    const isOlder = version !== null && version < item.version
    const said = t(`/edit/review/state/${state}`, {
      name: deed?.by ?? '',
      time: deed ? momentWords(new Date(deed.at), words) : '',
    })
    return (
      <Line
        kind={state === 'refused' ? 'warning' : 'info'}
        text={[said, note, isOlder && t('/edit/review/older')].filter(Boolean).join(' ')}
        {...(state === 'asked' &&
          item.may.write && {
            action: t(item.may.publish ? '/edit/review/open' : '/edit/review/withdraw'),
            onAction: onReview,
          })}
      />
    )
  }
  return null
}

function Line({
  kind,
  text,
  action,
  onAction,
}: {
  kind: 'info' | 'warning' | 'error'
  text: string
  action?: string
  onAction?: () => void
}) {
  return (
    <div className={`edit-banner edit-banner--${kind}`} role={kind === 'info' ? 'status' : 'alert'}>
      <EditorIcon name={kind === 'info' ? 'info' : 'warning'} />
      <span>{text}</span>
      {action && (
        <button type="button" className="edit-text-button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
