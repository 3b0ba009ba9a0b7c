import type { Choice, PromotionChoices, RewardType } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { wordFor } from '../record/record-words.ts'
import { type BodyField, fieldsOf } from '../record/schema.ts'
import { SchemaForm, type Values } from '../record/SchemaForm.tsx'
import { Section } from '../record/Section.tsx'
import { Chosen, CouponField, ScopeField, TierFields, TimeField } from './fields.tsx'
import { RowSearch } from '../goods/RowSearch.tsx'

interface PromotionFormProps {
  resource: ResourceDescription
  values: Values
  onValues: (values: Values) => void
  errors: Readonly<Record<string, readonly string[]>>
  choices: PromotionChoices
  /** Names of variations, by code. */
  names: ReadonlyMap<string, string>
  onName: (found: Choice) => void
}

/** What each kind asks. */
const asked: Readonly<Record<RewardType, readonly string[]>> = {
  percentage: ['percent'],
  fixed: ['amountCents'],
  tiered: [],
  buyXGetY: ['buy', 'get', 'percent'],
  freeGift: [],
  freeShipping: [],
}
const withHint = new Set(['minTotalCents', 'limitTotal', 'limitPerCustomer', 'limitBudgetCents'])
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []) // as the form has it

/** Everything that a promotion gives, when, to whom and how often. */
export function PromotionForm(props: PromotionFormProps) {
  const { resource, values, onValues, errors, choices, names, onName } = props
  const t = useText()
  const type = values['type'] as RewardType // one of the kinds, as the form has it
  const all = fieldsOf(resource.change, t, resource)
  const put = (name: string, value: unknown): void => onValues({ ...values, [name]: value })
  const label = (name: string): string => wordFor(t, name, 'promotions')
  const errorOf = (name: string): string | undefined =>
    Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1][0]
  const ask = (...wanted: readonly string[]) => (
    <SchemaForm
      fields={wanted.flatMap((name): BodyField[] => {
        const field = all.find((one) => one.name === name)
        const isRequired = asked[type].includes(name) || name.startsWith('name') || name === 'priority'
        return field
          ? [{ ...field, isRequired, hint: withHint.has(name) ? t(`/desk/promotions/hint/${name}`) : '' }]
          : []
      })}
      values={values}
      onValues={onValues}
      errors={errors}
    />
  )
  const scope = (name: 'categories' | 'brands' | 'countries' | 'customerGroups') => (
    <ScopeField
      label={label(name)}
      choices={choices[name]}
      values={listOf(values[name])}
      onValues={(next) => put(name, next)}
      error={errorOf(name)}
    />
  )
  const time = (name: 'begins' | 'ends') => (
    <TimeField
      label={label(name)}
      hint={t(`/desk/promotions/hint/${name}`)}
      value={typeof values[name] === 'string' ? values[name] : null}
      onValue={(next) => put(name, next)}
      error={errorOf(name)}
    />
  )
  const nameOf = (code: string): string => names.get(code) ?? code
  const gift = typeof values['giftCode'] === 'string' ? [values['giftCode']] : []
  return (
    <div className="office-col">
      <Section title={t('/desk/promotions/part/gives')}>
        <div className="office-form">
          <Kinds
            options={all.find(({ name }) => name === 'type')?.options ?? []}
            value={type}
            onValue={(next) => put('type', next)}
          />
          {type === 'tiered' && (
            <TierFields
              tiers={Array.isArray(values['tiers']) ? (values['tiers'] as Values[]) : []} // as the form has it
              onTiers={(next) => put('tiers', next)}
              error={errorOf('tiers')}
            />
          )}
          {type === 'freeGift' && (
            <div>
              <RowSearch
                label={label('giftCode')}
                resource="prices"
                error={errorOf('giftCode')}
                onPick={(found) => {
                  onName(found)
                  put('giftCode', found.value)
                }}
              />
              <Chosen values={gift} labelOf={nameOf} onValues={() => put('giftCode', null)} />
            </div>
          )}
          <div className="office-prom__row">{ask(...asked[type], 'priority', 'isExclusive')}</div>
        </div>
      </Section>
      <Section title={t('/desk/promotions/part/name')}>
        <div className="office-prom__row">{ask('nameFi', 'nameSv', 'nameEn')}</div>
      </Section>
      <Section title={t('/desk/promotions/part/when')}>
        <div className="office-prom__row">
          {ask('minTotalCents')}
          {time('begins')}
          {time('ends')}
          {scope('categories')}
          <div>
            <RowSearch
              label={label('codes')}
              resource="prices"
              error={errorOf('codes')}
              onPick={(found) => {
                onName(found)
                put('codes', [...new Set([...listOf(values['codes']), found.value])])
              }}
            />
            <Chosen values={listOf(values['codes'])} labelOf={nameOf} onValues={(next) => put('codes', next)} />
          </div>
          {scope('brands')}
          {scope('countries')}
          {scope('customerGroups')}
          {ask('firstOrder')}
        </div>
      </Section>
      <Section title={t('/desk/promotions/part/codes')}>
        <div className="office-form">
          <CouponField
            label={label('couponCodes')}
            hint={t('/desk/promotions/hint/couponCodes')}
            values={listOf(values['couponCodes'])}
            onValues={(next) => put('couponCodes', next)}
            error={errorOf('couponCodes')}
          />
          {ask('singleUseCodes', 'isPublic')}
        </div>
      </Section>
      <Section title={t('/desk/promotions/part/limits')}>
        <div className="office-prom__row">{ask('limitTotal', 'limitPerCustomer', 'limitBudgetCents')}</div>
      </Section>
    </div>
  )
}

interface KindsProps {
  options: readonly Choice[]
  value: RewardType
  onValue: (value: string) => void
}

/** The kinds as tiles. */
function Kinds({ options, value, onValue }: KindsProps) {
  const t = useText()
  return (
    <fieldset className="office-prom__kinds" aria-label={t('/desk/promotions/kind')}>
      {options.map((option) => (
        <label key={option.value} className="office-prom__kind">
          <input
            type="radio"
            name="type"
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <b>{option.label}</b>
          <small>{t(`/desk/promotions/kind/${option.value}`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
