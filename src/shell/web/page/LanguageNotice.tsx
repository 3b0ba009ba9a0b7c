import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Alert } from '#src/kit/Notice.tsx'
import { leftOutKinds, leftOutParam } from '#src/shell/contract/switched-language.ts'
import { useText } from '../text/use-text.ts'

/** Says on the page what a change of language left out; the parameter is removed from the address at once. */
export function LanguageNotice() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const text = useText()
  const params = new URLSearchParams(search)
  const [leftOut] = useState(() => leftOutKinds.find((kind) => kind === params.get(leftOutParam)))
  const isMarked = params.has(leftOutParam)
  useEffect(() => {
    if (!isMarked) return
    const others = new URLSearchParams(search)
    others.delete(leftOutParam)
    void navigate({ pathname, search: others.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [isMarked, pathname, search, hash, navigate])
  return leftOut ? (
    <div className="kit-wrap shell-language-notice">
      <Alert variant="info" announce>
        <p>{text(`/shell/language/left-out-${leftOut}`)}</p>
      </Alert>
    </div>
  ) : null
}
