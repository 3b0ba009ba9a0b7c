import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import './auth.css'

export interface AuthPageFields {
  /** Null: none is set. */
  picture: PictureSource | null
}
export type AuthPageModel = PageModel<AuthPageFields>

type AuthWords =
  | 'login'
  | 'code'
  | 'change'
  | 'sign-up'
  | 'sent'
  | 'forgotten'
  | 'reset-sent'
  | 'reset'
  | 'reset-over'
  | 'confirm'
  | 'confirm-over'
  | 'welcome'
  | 'logout'
  | 'signed-out'
  | 'not-signed-in'

interface AuthPanelProps {
  page: AuthPageModel
  /** Keys of the page's texts. */
  words: AuthWords
  lead?: ReactNode
  children?: ReactNode
}

/** A panel with a picture in one half and the page's content in the other. */
export function AuthPanel({ page, words, lead, children }: AuthPanelProps) {
  const text = useText()
  return (
    <div className="identity-entrance">
      <div className="identity-entrance__pic">
        {page.picture && (
          <Picture
            // The picture is decorative.
            image={{ ...page.picture, altText: '' }}
            preset="default"
            widths={[384, 768, 1024, 1280]}
            sizes="(min-width: 1024px) 50vw, 100vw"
            priority
          />
        )}
      </div>
      <div className="identity-entrance__say">
        <div>
          <h1 className="kit-d1">
            {text(`/identity/${words}/title-before`)} <i>{text(`/identity/${words}/title-after`)}</i>
          </h1>
          <p className="identity-entrance__lead kit-muted">{lead ?? text(`/identity/${words}/lead`)}</p>
        </div>
        {children}
      </div>
    </div>
  )
}

/** The part under the form: another option, with one button or link. */
export function AuthAside({ title, hint, action }: { title: string; hint: string; action: ReactNode }) {
  return (
    <div className="identity-entrance__aside">
      <div>
        <h2 className="kit-d4">{title}</h2>
        <p className="kit-ui kit-muted">{hint}</p>
      </div>
      {action}
    </div>
  )
}
