import { Alert } from '#src/kit/Notice.tsx'

/** What is wrong with none of the fields. */
export const FormFailure = ({ failure }: { failure: string | null }) =>
  failure === null ? null : (
    <Alert announce>
      <p>{failure}</p>
    </Alert>
  )
