import { languageNames } from '#src/common/locale.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { fill } from '#src/kit/mail/fill.ts'
import type { CdsPageInput, CdsView } from '../../contract/cds-page.ts'
import type { CdsTexts } from './cds-texts.ts'

/** Placeholder for the policy's sanitised HTML. */
export const policySlot = '[the words of the policy]'

interface Props {
  input: CdsPageInput
  words: CdsTexts
}

/** Body of a page under `/cds` or `/privacy`: bar, state and buttons, and the policy it is about. */
export function CdsPage({ input, words }: Props) {
  const { view, policy } = input
  return (
    <>
      <a className="kit-skip" href="#main">
        {words.skip}
      </a>
      <Head input={input} words={words} />
      <main
        id="main"
        tabIndex={-1}
        className={
          view.kind === 'policy'
            ? 'consent-page consent-page--text'
            : policy
              ? 'consent-page'
              : 'consent-page consent-page--only'
        }
      >
        {view.kind !== 'policy' && (
          <div className="consent-page__say">
            <hr className="kit-rule" />
            <MailCopy view={view} input={input} words={words} />
          </div>
        )}
        {policy && <Words input={input} words={words} />}
      </main>
      <footer className="kit-wrap consent-page__foot kit-screen-only">
        <span>{input.copyright}</span>
        {input.links.map(({ label, url }) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
      </footer>
    </>
  )
}

function Head({ input: { homeUrl, languages, language }, words }: Props) {
  return (
    <header className="consent-page__bar">
      <div className="kit-wrap consent-page__head">
        <a className="consent-page__mark" href={homeUrl} aria-label={words.home}>
          <Wordmark name="konvehti" />
        </a>
        {languages.length > 0 && (
          <nav className="consent-page__langs kit-screen-only" aria-label={words.languages}>
            {languages.map((one) => (
              <a
                key={one.language}
                href={one.url}
                lang={one.language}
                hrefLang={one.language}
                {...(one.language === language && { 'aria-current': 'true' as const })}
              >
                {one.language.toUpperCase()}
                <span className="kit-visually-hidden"> {languageNames[one.language]}</span>
              </a>
            ))}
          </nav>
        )}
      </div>
    </header>
  )
}

function Words({ input: { policy, view }, words }: Props) {
  if (!policy) return null
  const isPage = view.kind === 'policy'
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className="consent-page__text" aria-labelledby="cds-words">
      <Heading className={isPage ? 'kit-d1' : 'kit-d3'} id="cds-words">
        {isPage ? policy.title : <Emphasised text={words.agreed} />}
      </Heading>
      <p className="kit-ui kit-num">{fill(words.version, policy)}</p>
      <div className="kit-prose">{policySlot}</div>
    </section>
  )
}

function MailCopy({ view, input, words }: Props & { view: CdsView }) {
  const { homeUrl, settingsUrl } = input
  const settings = settingsUrl !== '' && (
    <a className={buttonClass({ variant: 'secondary' })} href={settingsUrl}>
      {words.settings}
    </a>
  )
  const home = (
    <a className="kit-link" href={homeUrl}>
      {words.toHome}
    </a>
  )
  switch (view.kind) {
    case 'state':
      return (
        <>
          <Title text={words.state.heading} />
          <p className="kit-lead">{fill(words.subscriber, { email: view.email })}</p>
          <dl className="consent-page__facts kit-num">
            <div>
              <dt>{words.state.status}</dt>
              <dd>
                <StockMark state={view.isGiven ? 'in' : 'out'}>
                  {view.isGiven ? words.state.on : words.state.off}
                </StockMark>
              </dd>
            </div>
            <div>
              <dt>{words.state.since}</dt>
              <dd>{view.at}</dd>
            </div>
            <div>
              <dt>{words.state.where}</dt>
              <dd>{words.sources[view.source as keyof CdsTexts['sources']]}</dd>
            </div>
          </dl>
          <div className="kit-row">
            {view.isGiven ? (
              <PostButton url={view.stopUrl} label={words.state.stop} />
            ) : (
              <PostButton url={view.againUrl} label={words.state.again} />
            )}
            {settings}
          </div>
          <p className="kit-small kit-muted">
            {words.orders} {words.state.note}
          </p>
        </>
      )
    case 'stop':
    case 'press-stop':
      return (
        <>
          <Title text={words[view.kind].heading} />
          <p className="kit-lead">{fill(words.subscriber, { email: view.email })}</p>
          <p>{words[view.kind].lead}</p>
          <div className="kit-row">
            <PostButton url={view.stopUrl} label={words[view.kind].stop} />
            <a className={buttonClass({ variant: 'secondary' })} href={view.keepUrl}>
              {words[view.kind].keep}
            </a>
          </div>
          {view.kind === 'stop' && <p className="kit-small kit-muted">{words.orders}</p>}
        </>
      )
    case 'press-stopped':
      return (
        <>
          <Done text={words[view.kind].done} />
          <Title text={words[view.kind].heading} />
          <p>{fill(words[view.kind].lead, { email: view.email })}</p>
          <div className="kit-row consent-page__ways">
            <a className={buttonClass({ variant: 'secondary' })} href={view.subscribeUrl}>
              {words[view.kind].again}
            </a>
            {home}
          </div>
        </>
      )
    case 'stopped':
      return (
        <>
          <Done text={fill(words.stopped.done, view)} />
          <Title text={words.stopped.heading} />
          <p>{fill(words.stopped.lead, view)}</p>
          <div className="kit-row consent-page__ways">
            <PostButton url={view.againUrl} label={words.stopped.again} isSecondary />
            {home}
          </div>
        </>
      )
    case 'confirm':
    case 'press-confirm':
      return (
        <>
          <Title text={words[view.kind].heading} />
          <p className="kit-lead">{fill(words.subscriber, { email: view.email })}</p>
          <p>{words[view.kind].lead}</p>
          <form className="kit-row" method="post" action={view.confirmUrl}>
            {input.policy && <input type="hidden" name="version" value={input.policy.version} />}
            <button className={buttonClass({})} name="outcome" value="confirmed">
              {words[view.kind].yes}
            </button>
            <button className={buttonClass({ variant: 'secondary' })} name="outcome" value="withdrawn">
              {words.confirm.no}
            </button>
          </form>
        </>
      )
    case 'confirmed':
    case 'press-confirmed':
      return (
        <>
          <Done text={words[view.kind].done} />
          <Title text={words[view.kind].heading} />
          <p>{fill(words[view.kind].lead, { email: view.email })}</p>
          {home}
        </>
      )
    case 'dropped':
    case 'sent':
      return (
        <>
          <Title text={words[view.kind].heading} />
          <p>{words[view.kind].lead}</p>
          {home}
        </>
      )
    case 'asked':
      return (
        <>
          <Title text={words.asked.heading} />
          <p>{fill(words.asked.lead, view)}</p>
          {home}
        </>
      )
    case 'failed':
      return (
        <>
          <Title text={words.failed.heading} />
          <div className="kit-alert" role="alert">
            <Icon name="warning" />
            <p id="cds-fault">{words.failed[view.reason]}</p>
          </div>
          <form className="kit-form consent-page__form" method="post" action={view.formUrl}>
            <input type="hidden" name="language" value={input.language} />
            <div className="kit-field">
              <label htmlFor="cds-email">{words.failed.label}</label>
              <input
                className="kit-input"
                id="cds-email"
                name="email"
                type="email"
                autoComplete="email"
                required
                {...(view.reason === 'email' && { 'aria-invalid': true, 'aria-describedby': 'cds-fault' })}
              />
            </div>
            <button className={buttonClass({})}>{words.failed.send}</button>
          </form>
        </>
      )
    case 'expired':
      return (
        <>
          <Title text={words.expired.heading} />
          <p>{words.expired.lead}</p>
          <div className="kit-row consent-page__ways">
            {settings}
            {home}
          </div>
        </>
      )
    case 'policy':
      return null
  }
}

const Title = ({ text }: { text: string }) => (
  <h1 className="kit-d1">
    <Emphasised text={text} />
  </h1>
)

const Done = ({ text }: { text: string }) => (
  <output className="consent-page__done kit-ui">
    <Icon name="check" /> {text}
  </output>
)

const PostButton = ({ url, label, isSecondary = false }: { url: string; label: string; isSecondary?: boolean }) => (
  <form method="post" action={url}>
    <button className={buttonClass(isSecondary ? { variant: 'secondary' } : {})}>{label}</button>
  </form>
)
