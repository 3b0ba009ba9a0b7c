import { splitName } from '../../rules/names.ts'

/** Roman names the thing, italic the taste; the taste takes its own line where the style sheet says so. */
export function ProductName({ name }: { name: string }) {
  const { thing, taste } = splitName(name)
  if (taste === null) return thing
  return (
    <>
      {thing}, <i>{taste}</i>
    </>
  )
}
