import { Wordmark } from '#src/kit/Wordmark.tsx'
import { ConsentSettingsButton } from '../consent/ConsentSettingsButton.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { Copyright } from './Copyright.tsx'

/** Social links, wordmark, every column's links in one flat list, copyright. */
export function FrooshFooter() {
  const { columns, policyLinks, socialLinks } = usePage().navigation.footer
  const links = [...columns.flatMap((column) => column.links), ...policyLinks]
  return (
    <footer className="foot fr-foot on-accent">
      <div className="wrap">
        <ul className="fr-foot__social">
          {socialLinks.map(({ link }) => (
            <li key={link.url}>
              <SiteLink to={link.url}>{link.name}</SiteLink>
            </li>
          ))}
        </ul>
        <div className="fr-foot__mark">
          <Wordmark name="froosh" height={176} label="Froosh" />
        </div>
        <ul className="fr-foot__links">
          {links.map((link) => (
            <li key={link.url + link.name}>
              <SiteLink to={link.url}>{link.name}</SiteLink>
            </li>
          ))}
          <li>
            <ConsentSettingsButton />
          </li>
        </ul>
        <Copyright className="small" />
      </div>
    </footer>
  )
}
