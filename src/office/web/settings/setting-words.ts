import { useMemo } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SettingGroup } from '../../contract/settings.ts'
import { type BodyField, fieldsOf } from '../record/schema.ts'
import { textOf } from '../text-of.ts'
import { useFormats } from '../use-formats.ts'

export const settingsKey = ['office', 'settings'] as const

/** The fields of a group's form: only what may be null may be left empty. */
export const settingFields = (group: SettingGroup, t: ReturnType<typeof useText>): BodyField[] =>
  fieldsOf(group.schema, t).map((field) => ({
    ...field,
    isRequired: !field.isNullable && field.kind !== 'yes-no',
  }))

/** A value of a setting as people read it. */
export function useSettingWords(): (field: BodyField | undefined, value: unknown) => string {
  const t = useText()
  const { money, number, day } = useFormats()
  return useMemo(
    () => (field, value) => {
      if (value === null || value === undefined || value === '') return '–'
      if (typeof value === 'boolean') return t(value ? '/desk/yes' : '/desk/no')
      if (typeof value === 'number') return field?.kind === 'money' ? money(value) : number(value)
      const labelOf = (one: unknown) => field?.options.find((option) => option.value === one)?.label ?? textOf(one)
      if (Array.isArray(value)) return value.map(labelOf).join(', ')
      return field?.kind === 'day' ? day(`${textOf(value)}T12:00:00Z`) : labelOf(value)
    },
    [t, money, number, day],
  )
}
