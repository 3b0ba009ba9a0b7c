import { Alert } from '#src/kit/Notice.tsx'

/** What went wrong, read out at once. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Alert announce>
      <p>{text}</p>
    </Alert>
  )
}
