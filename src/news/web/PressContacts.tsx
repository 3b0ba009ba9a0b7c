import type { LinkField } from '#src/content/contract/field-types.ts'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PressContact } from '../contract/page-fields.ts'
import './news.css'

interface PressContactsProps {
  /** Empty: none. */
  heading: string
  lead: string
  contacts: readonly PressContact[]
  link: LinkField | null
  level: 'h2' | 'h3' | 'h4'
}

/** Press contacts and a link to pictures, at the end of a newsroom. */
export function PressContacts({ heading, lead, contacts, link, level: Heading }: PressContactsProps) {
  const text = useText()
  if (heading === '' && lead === '' && contacts.length === 0 && !link) return null
  return (
    <div className="kit-wrap news-press-box">
      <section className="news-press" aria-label={heading === '' ? text('/news/press') : undefined}>
        {(heading !== '' || lead !== '') && (
          <div>
            {heading !== '' && <Heading className="kit-d4">{heading}</Heading>}
            {lead !== '' && <p className="kit-muted">{lead}</p>}
          </div>
        )}
        {contacts.map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
        {link && (
          <p className="kit-ui">
            <GoLink to={link.url}>{link.label}</GoLink>
          </p>
        )}
      </section>
    </div>
  )
}

/** A contact's name, role, telephone and e-mail. */
export function Contact({ contact: { name, role, phone, email } }: { contact: PressContact }) {
  return (
    <p className="kit-ui kit-num">
      {role === '' ? name : `${name}, ${role}`}
      {phone !== '' && (
        <>
          <br />
          <a className="kit-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </>
      )}
      {email !== '' && (
        <>
          <br />
          <a className="kit-link" href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
    </p>
  )
}
