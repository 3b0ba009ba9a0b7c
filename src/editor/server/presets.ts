import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { ContentPresets } from '#src/content/server/content-presets.ts'
import type { Stored } from '../contract/common.ts'
import type { EditorSchema } from '../contract/schema.ts'

/** Finds first fillings by their key: `example-1` of a type, or `saved-12` of an editor. Null: there is no such filling of the type. */
export function createPresets(schema: () => Promise<EditorSchema>, saved: Pick<ContentPresets, 'find'>) {
  return {
    async fieldsOf(type: string, key: string, actor: ShopActor): Promise<Stored | null> {
      authorise(actor, 'pages:read')
      const [, id] = /^saved-(\d{1,9})$/.exec(key) ?? []
      if (id === undefined) {
        const { types } = await schema()
        return types[type]?.presets.find((one) => one.key === key)?.fields ?? null
      }
      const found = await saved.find(Number(id), actor)
      return found?.contentType === type ? found.fields : null
    },
  }
}

export type Presets = ReturnType<typeof createPresets>
