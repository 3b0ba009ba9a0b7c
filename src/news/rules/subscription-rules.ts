import { emailShape } from '#src/common/email-rule.ts'
import type { FieldRule } from '#src/common/field-rules.ts'
import { subscriberEmailMax, subscriberNameMax } from '../contract/limits.ts'

/** Specification 2, section 5. An empty e-mail is fine in the form (C-0.11); the receiver refuses it. */
export const subscriptionRules = {
  name: { required: 'forms/required', max: { length: subscriberNameMax, key: 'forms/validation/max-length' } },
  email: {
    pattern: { test: emailShape, key: 'forms/validation/email' },
    max: { length: subscriberEmailMax, key: 'forms/validation/max-length' },
  },
} satisfies Record<string, FieldRule>
