import { useEffect, useRef } from 'react'
import { phoneText } from '#src/common/phone-text.ts'
import { Button } from '#src/kit/Button.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { User } from '../contract/user.ts'
import { Fact, DetailList } from './DetailList.tsx'

interface ProfileViewProps {
  user: User
  /** True after the form has closed: focus returns to the button that opened it. */
  isBack: boolean
  onEdit: () => void
}

export function ProfileView({ user, isBack, onEdit }: ProfileViewProps) {
  const text = useText()
  const { navigation } = usePage()
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) edit.current?.focus()
  }, [isBack])
  const { address, deliveryAddress } = user
  return (
    <>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text('/account/personal/title')}</h2>
          <Button variant="secondary" size="small" ref={edit} onClick={onEdit}>
            {text('/account/personal/edit')}
          </Button>
        </div>
        <DetailList>
          <Fact name={text('/account/personal/name')}>{`${user.firstName} ${user.lastName}`.trim()}</Fact>
          <Fact name={text('/account/personal/email')}>{user.email}</Fact>
          <Fact name={text('/account/personal/phone')}>{phoneText(user.phone)}</Fact>
          <Fact
            name={text('/account/personal/password')}
            action={
              navigation.loginPageUrl && (
                <SiteLink className="kit-link kit-ui" to={`${navigation.loginPageUrl}?action=change-password`}>
                  {text('/account/personal/change-password')}
                </SiteLink>
              )
            }
          >
            <span aria-hidden="true">••••••••••</span>
            <span className="kit-visually-hidden">{text('/account/personal/password-hidden')}</span>
          </Fact>
        </DetailList>
      </section>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text('/account/personal/billing')}</h2>
        </div>
        <PlaceFacts place={address} />
      </section>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text('/account/personal/delivery')}</h2>
        </div>
        <PlaceFacts place={deliveryAddress} />
        <p className="kit-ui kit-muted account-set__note">{text('/account/personal/delivery-note')}</p>
      </section>
    </>
  )
}

function PlaceFacts({ place }: { place: User['deliveryAddress'] }) {
  const text = useText()
  return (
    <DetailList>
      <Fact name={text('/account/personal/street')}>{place.street}</Fact>
      <Fact name={text('/account/personal/postal-code')}>{place.postalCode}</Fact>
      <Fact name={text('/account/personal/city')}>{place.city}</Fact>
      <Fact name={text('/account/personal/country')}>{place.country}</Fact>
    </DetailList>
  )
}
