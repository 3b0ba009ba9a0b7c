import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage, usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Designer } from './use-designer.ts'

interface DoneStepProps {
  designer: Designer
  /** Begins another tablet, also with the first flavour. */
  onNew: () => void
}

/** Last step: the tablet is in the cart; links to the checkout and to another tablet. */
export function DoneStep({ designer: { state, dispatch, resume }, onNew }: DoneStepProps) {
  const text = useText()
  const language = useLanguage()
  const { navigation } = usePage()
  const { name, city } = state.values
  const ways = ['other-recipient', 'new-tablet'] as const
  return (
    <div className="designer__fields">
      <p className="kit-lead">{text('/custom-tablet/done/lead', { name, city })}</p>
      <div className="designer__ways">
        <SiteLink className={buttonClass({})} to={navigation.checkoutPageUrl}>
          {text('/custom-tablet/done/to-checkout')}
        </SiteLink>
        <SiteLink className="kit-go" to={navigation.cartPageUrl}>
          {text('/custom-tablet/done/to-cart')} <Icon name="arrow" />
        </SiteLink>
        <SiteLink className="kit-go" to={language === 'fi' ? '/' : `/${language}/`}>
          {text('/custom-tablet/done/to-start')} <Icon name="arrow" />
        </SiteLink>
      </div>
      <ul className="designer-done">
        {state.aside !== null && (
          <Way name={text('/custom-tablet/resume')} note={text('/custom-tablet/aside')} onPress={resume} />
        )}
        {ways.map((way) => (
          <Way
            key={way}
            name={text(`/custom-tablet/done/${way}`)}
            note={text(`/custom-tablet/done/${way}-note`)}
            onPress={() => {
              dispatch({ do: way })
              if (way === 'new-tablet') onNew()
            }}
          />
        ))}
      </ul>
    </div>
  )
}

function Way({ name, note, onPress }: { name: string; note: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <b className="kit-hover-line">{name}</b>
        <small>{note}</small>
        <Icon name="arrow" />
      </button>
    </li>
  )
}
