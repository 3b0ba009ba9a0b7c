import { demoContent } from '../../demo/seed.ts'
import type { ShopActor } from '../../src/common/actor.ts'
import { areaNames, isRef, type StoredArea, type StoredNode } from '../../src/content/contract/area.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/logging.ts'
import type { ShopDatabase } from './databases.ts'

const author: ShopActor = { kind: 'system', by: 'job', name: 'bench' }
/** An area holds no more. */
const areaMax = 100

type Fields = Record<string, unknown>

/**
 * Puts pages on the site that have so many blocks each: the demo's own, of every kind in turn, each page another choice of them. Without a
 * number: one of every kind. Answers their paths.
 */
export async function writeBlockPages(database: ShopDatabase, pages: number, count?: number): Promise<string[]> {
  const log = createLog({ level: 'warn', name: 'bench' })
  const { service } = demoContent(database.db, systemClock, log)
  const { kinds, fields, parentId } = await readDemo(database)
  const blocks = count ?? kinds.length
  const paths: string[] = []
  for (let page = 0; page < pages; page++) {
    const chosen = Array.from({ length: blocks }, (_, index) => {
      const kind = kinds[(page + index) % kinds.length] ?? []
      return kind[(page + Math.floor(index / kinds.length)) % kind.length] as StoredNode // each kind has some
    })
    const areas = areaNames.map((name, index) => [name, chosen.slice(index * areaMax, (index + 1) * areaMax)])
    const id = await service.create({ kind: 'page', contentType: 'LandingPage', parentId }, author)
    const slug = `lohkot-${blocks}-${page + 1}`
    const draft = { name: slug, slug, fields: { ...fields, ...(Object.fromEntries(areas) as Fields) } }
    const saved = await service.saveDraft(id, 'fi', draft, author)
    const published = saved.ok ? await service.publish(id, ['fi'], author) : saved
    if (!published.ok) throw new Error(`The page ${slug} was refused: ${JSON.stringify(published.error)}`)
    paths.push(`/${slug}`)
  }
  return paths
}

/** All blocks of the demo's Finnish pages by their kind; the fields of a page that begins with a block; the start page. */
async function readDemo({ sql }: ShopDatabase) {
  const rows = (await sql`select i.id, i.key, v.fields from content_version v join content_item i on i.id = v.content_id
    where v.status = 'published' and v.language = 'fi' and i.kind = 'page' order by i.id`) as {
    id: number
    key: string
    fields: Fields
  }[]
  const areas = rows.flatMap(({ fields }) => areaNames.map((name) => (fields[name] ?? []) as StoredArea))
  const kinds = Map.groupBy(areas.flatMap(anew), ({ type }) => type)
  const [model, start] = ['open-doors', 'start'].map((key) => rows.find((row) => row.key === key))
  return { kinds: [...kinds.values()], fields: model?.fields ?? {}, parentId: start?.id ?? null }
}

/** The same blocks for another page: for everybody, always, and with ids of their own. */
const anew = (area: StoredArea): StoredNode[] =>
  area.flatMap((entry) => {
    if (isRef(entry)) return []
    const { type, fields } = entry
    const inner = fields['containerBlocks'] as StoredArea | undefined
    return [{ type, fields: { ...fields, ...(inner && { containerBlocks: anew(inner) }) } }]
  })
