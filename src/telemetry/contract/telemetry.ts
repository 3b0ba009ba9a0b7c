import { Type } from 'typebox'
import {
  deviceClasses,
  errorSources,
  messageMax,
  pathMax,
  requestIdPattern,
  stackMax,
  telemetryPages,
  reportedSteps,
} from './words.ts'

/*
 * Reports of visitors' browsers about speed, faults and steps towards an order: docs/contracts/telemetry.md. They hold nothing that identifies a
 * person, and each label of a metric is one of a few known words.
 */

const Milliseconds = Type.Optional(Type.Number({ minimum: 0, maximum: 3_600_000, description: 'milliseconds' }))
const about = { page: Type.Enum(telemetryPages), device: Type.Enum(deviceClasses) }

export const VitalsBody = Type.Object(
  {
    ...about,
    vitals: Type.Object(
      {
        LCP: Milliseconds,
        INP: Milliseconds,
        FCP: Milliseconds,
        TTFB: Milliseconds,
        CLS: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000, description: 'without a unit' })),
      },
      { additionalProperties: false, minProperties: 1 },
    ),
  },
  { additionalProperties: false },
)
export type VitalsBody = Type.Static<typeof VitalsBody>
export type VitalName = keyof VitalsBody['vitals']

export const StepBody = Type.Object({ step: Type.Enum(reportedSteps) }, { additionalProperties: false })
export type StepBody = Type.Static<typeof StepBody>

export const ErrorBody = Type.Object(
  {
    ...about,
    source: Type.Enum(errorSources),
    path: Type.String({ pattern: '^/[^?#\\s]*$', maxLength: pathMax, description: 'without query' }),
    message: Type.String({ minLength: 1, maxLength: messageMax }),
    stack: Type.Optional(Type.String({ maxLength: stackMax, description: 'the frames alone, without the message' })),
    requestId: Type.Optional(
      Type.String({
        pattern: requestIdPattern,
        description: "the failed request's name in the log, where it is known",
      }),
    ),
  },
  { additionalProperties: false },
)
export type ErrorBody = Type.Static<typeof ErrorBody>
