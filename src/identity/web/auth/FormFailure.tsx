import { Alert } from '#src/kit/Notice.tsx'

/** A fault that belongs to no field. */
export const FormFailure = ({ failure }: { failure: string | null }) =>
  failure === null ? null : (
    <Alert announce>
      <p>{failure}</p>
    </Alert>
  )
