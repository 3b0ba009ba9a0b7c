import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon, iconNames } from '../Icon.tsx'
import { isWordmarkName, Wordmark } from '../Wordmark.tsx'
import { GallerySection } from './GallerySection.tsx'

export function ButtonSamples() {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <GallerySection title="Painikkeet" wide>
        <div className="kit-row">
          <Button>Lisää ostoskoriin</Button>
          <Button busy={busy} busyText="Lisätään" onClick={() => setBusy(true)}>
            Lisää ostoskoriin
          </Button>
          <Button disabledReason="">Ei saatavilla</Button>
          <Button variant="secondary">Näytä ostoskori</Button>
          <Button variant="secondary" size="small">
            <Icon name="filter" size="s" /> Suodata
          </Button>
          <Button variant="danger" size="small">
            Poista tili
          </Button>
          <a className="kit-go" href="#osat">
            Kaikki tuotteet <Icon name="arrow" />
          </a>
          <a className="kit-link" href="#osat">
            Muokkaa koria
          </a>
          <button type="button" className="kit-txt-btn" onClick={() => setBusy(!busy)}>
            Vaihda työn tila
          </button>
        </div>
        <Button disabledReason="Valitse ensin koko.">Lisää ostoskoriin</Button>
        <div className="kit-row kit-on-accent" style={{ background: 'var(--accent)', padding: 16 }}>
          <Button variant="cream">Katso joulun maut</Button>
          <Button variant="ghost">Näytä tilaus</Button>
        </div>
      </GallerySection>
      <GallerySection title="Kuvakkeet" wide>
        <div className="kit-row">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
        <div className="kit-row" style={{ gap: 40 }}>
          {['konvehti', 'willja', 'froosh'].filter(isWordmarkName).map((name) => (
            <Wordmark key={name} name={name} height={40} label={name} />
          ))}
        </div>
      </GallerySection>
    </>
  )
}
