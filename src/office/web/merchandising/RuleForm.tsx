import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { type ListRule, ruleKinds } from '#src/listing/contract/merchandising.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { TimeField } from '../promotions/fields.tsx'

interface RuleFormProps {
  name: string
  code: string
  /** Undefined: nothing is decided about the product. */
  rule: ListRule | undefined
  /** The place where it stands now, counted from 1. */
  place: number
  /** Messages by field of the rule. */
  errorOf: (field: string) => string | undefined
  onRule: (rule: ListRule | null) => void
}

/** What is decided about one product of the list. */
export function RuleForm({ name, code, rule, place, errorOf, onRule }: RuleFormProps) {
  const t = useText()
  const change = (more: Partial<ListRule>): void =>
    onRule({ code, kind: 'pin', place: null, from: null, to: null, ...rule, ...more })
  return (
    <div className="office-form">
      <p className="office-name">{name}</p>
      <Select
        label={t('/desk/merchandising/rule')}
        error={errorOf('code')}
        value={rule?.kind ?? ''}
        options={[
          { value: '', label: t('/desk/merchandising/no-rule') },
          ...ruleKinds.map((value) => ({ value, label: t(`/desk/merchandising/rule/${value}`) })),
        ]}
        onChange={({ target }) => {
          const kind = ruleKinds.find((one) => one === target.value)
          if (kind === undefined) onRule(null)
          else change({ kind, place: kind === 'pin' ? Math.max(1, place) : null })
        }}
      />
      {rule?.kind === 'pin' && (
        <TextField
          label={t('/desk/merchandising/place')}
          inputMode="numeric"
          autoComplete="off"
          value={rule.place === null ? '' : String(rule.place)}
          error={errorOf('place')}
          onChange={({ target }) => {
            const typed = Number(target.value.replaceAll(/\D/g, '').slice(0, 4))
            change({ place: typed >= 1 && typed <= 1000 ? typed : null })
          }}
        />
      )}
      {rule && (
        <>
          <TimeField
            label={t('/desk/field/begins')}
            hint={t('/desk/merchandising/from-hint')}
            value={rule.from}
            error={errorOf('from')}
            onValue={(from) => change({ from })}
          />
          <TimeField
            label={t('/desk/field/ends')}
            hint={t('/desk/merchandising/to-hint')}
            value={rule.to}
            error={errorOf('to')}
            onValue={(to) => change({ to })}
          />
          <Button variant="secondary" onClick={() => onRule(null)}>
            {t('/desk/merchandising/remove-rule')}
          </Button>
        </>
      )}
    </div>
  )
}
