import { Alert } from '#src/kit/Notice.tsx'

/** An error message, announced at once by screen readers. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Alert announce>
      <p>{text}</p>
    </Alert>
  )
}
