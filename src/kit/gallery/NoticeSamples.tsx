import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Alert, NoteLine, Problem } from '../Notice.tsx'
import { addSnackbar, type SnackbarVariant } from '../snackbar-store.ts'
import { GallerySection } from './GallerySection.tsx'

const messages: { variant: SnackbarVariant; text: string; actionText?: string }[] = [
  { variant: 'success', text: 'Tumma suklaa 72 %, merisuola lisättiin koriin.', actionText: 'Näytä kori' },
  { variant: 'info', text: 'Hinnat päivitettiin tälle päivälle.' },
  { variant: 'warning', text: 'Kuusenkerkkälevyjä on enää kolme.', actionText: 'Näytä kori' },
  { variant: 'error', text: 'Koria ei voitu päivittää. Yritä hetken päästä uudelleen.' },
]

export function NoticeSamples() {
  return (
    <>
      <GallerySection title="Ilmoitukset">
        <div className="kit-row">
          {messages.map((message) => (
            <Button
              key={message.variant}
              variant="secondary"
              size="small"
              onClick={() => addSnackbar({ ...message, action: () => undefined })}
            >
              {message.variant}
            </Button>
          ))}
        </div>
        <Problem
          action={
            <button type="button" className="kit-txt-btn">
              Ilmoita, kun lisää tulee
            </button>
          }
        >
          Jäljellä on enää <b>3 kappaletta.</b>
        </Problem>
        <Alert>
          <p>
            <b>Maksu jäi kesken.</b> Tililtä ei veloitettu mitään, ja kori on tallessa.
          </p>
        </Alert>
        <Alert variant="success">
          <p>Osoite tallennettiin.</p>
        </Alert>
        <Alert variant="info">
          <p>Toimitamme jälleen maanantaina.</p>
        </Alert>
        <NoteLine>Hinnat päivitettiin tälle päivälle.</NoteLine>
      </GallerySection>
      <GallerySection title="Tyhjä tila">
        <EmptyState
          small
          mascotLabel="Vuoka"
          headingLevel="h3"
          title="Ei osumia sanalle ”lakrizi”."
          text="Tarkista kirjoitusasu tai kokeile lyhyempää sanaa."
          action={
            <>
              <Button size="small">Hae uudelleen</Button>
              <Button size="small" variant="secondary">
                Kaikki tuotteet
              </Button>
            </>
          }
        />
      </GallerySection>
    </>
  )
}
