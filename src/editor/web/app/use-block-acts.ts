import { useMemo } from 'react'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Stored } from '../../contract/common.ts'
import type { Move } from '../../rules/moves.ts'
import type { Placed } from '../../rules/tree.ts'
import type { NewBlock } from '../catalogue/Catalogue.tsx'
import { readBlock, writeBlock } from '../document/clipboard.ts'
import type { Landed } from '../document/deeds.ts'
import { useEditor } from '../editor-context.ts'
import { useNaming } from '../links/use-page-names.ts'
import { focusForm } from './focus.ts'

export type BlockActs = ReturnType<typeof useBlockActs>

/** The deeds on blocks, with what is said of each to eye and ear. */
export function useBlockActs(
  onAdd: (owner: number | null, area: string, index: number | null) => void,
  onComment: () => void,
) {
  const t = useText()
  const { deeds, session, schema, words, type, selected, select, say } = useEditor()
  const findNames = useNaming()
  return useMemo(() => {
    const namesFor = async (of: string, fields: Stored) => {
      const definition = schema.types[of]
      return definition ? findNames(definition.fields, fields) : null
    }
    const labelOf = ({ entry }: Pick<Placed, 'entry'>): string =>
      schema.types[entry.type ?? '']?.label[words] ?? t('/edit/shared/block')
    const areaOf = ({ owner, area }: Placed): string => {
      const around = owner === null ? type : schema.types[deeds.find(owner)?.entry.type ?? '']
      return around?.fields[area]?.label[words] ?? area
    }
    const placeOf = (placed: Placed): string => {
      const count = deeds.areas().find(({ owner, area }) => owner === placed.owner && area === placed.area)?.count ?? 1
      return t('/edit/said/place', { what: labelOf(placed), area: areaOf(placed), place: placed.index + 1, count })
    }
    const tell = (done: Landed): void => {
      if ('refused' in done) {
        say(t(`/edit/refused/${done.refused}`))
        if (done.refused !== 'end') addSnackbar({ text: t(`/edit/refused/${done.refused}`), variant: 'info' })
        return
      }
      select(done.landed.id)
      say(placeOf(done.landed))
    }
    return {
      labelOf,
      /** The name of a block, of the page or of a block that is gone. */
      nameOf: (node: number | null): string => {
        const at = node === null ? null : deeds.find(node)
        return at ? labelOf(at) : t(node === null ? '/edit/outline/page' : '/edit/comments/gone')
      },
      areaOf,
      placeOf,
      move: (node: number, how: Move): void => tell(deeds.move(node, how)),
      add(block: NewBlock, { owner, area, index }: { owner: number | null; area: string; index: number | null }): void {
        const done =
          'ref' in block
            ? deeds.addShared(block.ref, owner, area, index)
            : deeds.add(block.type, block.fields, owner, area, index)
        tell(done)
        if (!('landed' in done)) return
        const { id } = done.landed
        focusForm(id)
        // The block is there at once to be written in; its links are named when the names are found.
        if ('fields' in block)
          void namesFor(block.type, block.fields).then((withNames) => withNames && deeds.amend(id, withNames))
      },
      async paste(): Promise<void> {
        const entry = readBlock(await navigator.clipboard.readText().catch(() => ''))
        if (!entry) return say(t('/edit/said/no-block'))
        const { type: pasted, fields } = entry
        const withNames = pasted !== undefined && fields ? await namesFor(pasted, fields) : null
        const own = withNames && fields ? { ...entry, fields: withNames(fields) } : entry
        tell(deeds.paste(own, selected))
      },
      act(
        node: number,
        act: 'up' | 'down' | 'out' | 'into' | 'duplicate' | 'remove' | 'add' | 'copy' | 'form' | 'write' | 'comment',
      ): void {
        const at = deeds.find(node)
        if (!at) return
        if (act === 'up' || act === 'down' || act === 'out' || act === 'into')
          return tell(deeds.move(node, { kind: act }))
        if (act === 'duplicate') return tell(deeds.duplicate(node))
        if (act === 'add') return onAdd(at.owner, at.area, at.index + 1)
        if (act === 'copy') {
          void writeBlock(at.entry).then(
            () => say(t('/edit/said/copied', { what: labelOf(at) })),
            () => addSnackbar({ text: t('/edit/failed'), variant: 'error' }),
          )
          return
        }
        if (act === 'remove') {
          const next = deeds.list()
          const place = next.findIndex(({ id }) => id === node)
          const beside = next[place + 1] ?? next[place - 1]
          const label = labelOf(at)
          deeds.remove(node)
          select(beside && deeds.find(beside.id) ? beside.id : null)
          const text = t('/edit/said/removed', { what: label })
          addSnackbar({ text, variant: 'info', actionText: t('/edit/undo'), action: () => void session.undo() })
          return
        }
        select(node)
        if (act === 'comment') return onComment()
        focusForm(node)
      },
    }
  }, [deeds, session, schema, words, type, selected, select, say, t, findNames, onAdd, onComment])
}
