import type { TObject, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { findCountry } from '#src/common/countries.ts'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import { isLanguage, type Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { listChanges } from '#src/platform/audit/audit.store.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type SettingGroup, settingName, type SettingsAdmin, settingVersion } from '#src/platform/settings/settings.ts'
import type { AddedSetting, ChangedSetting, SettingGroups, SettingHistory, SettingRow } from '../contract/settings.ts'

export interface OfficeSettingsDeps {
  db: Database
  text: TextLookup
  settingsAdmin: SettingsAdmin
}

const historyMost = 50

/** Settings as the back office shows them: schemas with words, rows with versions, and who changed them before. */
export function createOfficeSettings({ db, text, settingsAdmin }: OfficeSettingsDeps) {
  const rowOf = (group: SettingGroup, id: string, row: object, language: Language): SettingRow => ({
    name: settingName(group.name, id),
    label:
      group.label?.(id, row, language, text) ??
      (id === '' ? text(language, `office/settings/group/${group.name}`) : id),
    version: settingVersion(row),
    values: Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(group.schema.properties, field))),
  })

  async function find(name: string, actor: ShopActor, language: Language): Promise<SettingRow | null> {
    const [groupName, ...rest] = name.split('/')
    const id = rest.join('/')
    const known = (await settingsAdmin.listGroups(actor)).find(({ group }) => group.name === groupName)
    const row = known?.rows.get(id)
    return known && row ? rowOf(known.group, id, row, language) : null
  }

  async function save(
    { name, version, values }: ChangedSetting,
    actor: ShopActor,
    language: Language,
  ): Promise<Result<SettingRow, Refusal>> {
    const done = await settingsAdmin.set(name, values, actor, version)
    const row = await find(name, actor, language)
    if (done.ok) return row ? ok(row) : refuse(notFound)
    if (done.error.kind !== 'conflict' || row === null) return done
    const current = { id: name, actions: [], ...row }
    return refuse({
      kind: 'business',
      status: 409,
      problems: [{ key: 'office/version-conflict', details: { current } }],
    })
  }

  return {
    async list(actor: ShopActor, language: Language): Promise<SettingGroups> {
      authorise(actor, 'settings:read')
      return {
        groups: (await settingsAdmin.listGroups(actor)).map(({ group, rows }) => ({
          name: group.name,
          label: text(language, `office/settings/group/${group.name}`),
          note: text(language, `office/settings/about/${group.name}`),
          schema: inWords(group.schema, language, text),
          adding: group.adding ? inWords(group.adding.schema, language, text) : null,
          rows: [...rows].map(([id, row]) => rowOf(group, id, row, language)),
        })),
      }
    },

    /** Fields that did not change are left out of each entry. */
    async history(name: string, actor: ShopActor): Promise<SettingHistory> {
      authorise(actor, 'settings:read')
      return {
        entries: (await listChanges(db, 'setting', name, historyMost)).map(({ at, by, before, after }) => ({
          at: new Date(at).toISOString(),
          by,
          changes: Object.entries(after ?? {})
            .filter(([field, is]) => JSON.stringify(is) !== JSON.stringify(before?.[field]))
            .map(([field, is]) => ({ field, was: before?.[field] ?? null, is })),
        })),
      }
    },

    change(changed: ChangedSetting, actor: ShopActor, language: Language): Promise<Result<SettingRow, Refusal>> {
      authorise(actor, 'settings:write')
      return save(changed, actor, language)
    },

    async add(
      { group: name, values }: AddedSetting,
      actor: ShopActor,
      language: Language,
    ): Promise<Result<SettingRow, Refusal>> {
      authorise(actor, 'settings:write')
      const known = (await settingsAdmin.listGroups(actor)).find(({ group }) => group.name === name)
      const adding = known?.group.adding
      if (!known || !adding) return refuse(notFound)
      const { properties } = adding.schema
      const fault =
        Object.keys(values).find((field) => !properties[field]) ??
        Object.keys(properties).find((field) => !Value.Check(properties[field] ?? {}, values[field] ?? null))
      if (fault !== undefined) return refuse(invalid(fault))
      const kept = Object.entries(values).filter(([field]) => Object.hasOwn(known.group.schema.properties, field))
      const id = adding.idOf(values)
      if (known.rows.has(id))
        return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/settings/there-already' }] })
      const changed = { name: settingName(name, id), version: 0, values: Object.fromEntries(kept) }
      return save(changed, actor, language)
    },
  }
}

export type OfficeSettings = ReturnType<typeof createOfficeSettings>

const invalid = (field: string): Refusal => ({ kind: 'fields', fields: { [field]: ['forms/validation/invalid'] } })

/** The schema with a title for each field and each value to choose, in the reader's language. */
function inWords(schema: TObject, language: Language, text: TextLookup): object {
  const optionsOf = (property: TSchema): object =>
    'enum' in property && Array.isArray(property.enum)
      ? {
          anyOf: property.enum.map((value) => ({
            const: String(value),
            title: optionWord(String(value), language, text),
          })),
        }
      : property
  return {
    type: 'object',
    required: Object.keys(schema.properties),
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([field, property]) => [
        field,
        {
          ...optionsOf(property),
          ...('items' in property && { items: optionsOf(property.items as TSchema) }), // of an array
          title: text(language, `office/settings/field/${field}`),
        },
      ]),
    ),
  }
}

function optionWord(value: string, language: Language, text: TextLookup): string {
  if (isLanguage(value)) return text(language, `office/language/${value}`)
  return text(language, findCountry(value)?.nameKey ?? `office/settings/option/${value}`)
}
