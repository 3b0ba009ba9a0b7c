import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { addSnackbar } from '../snackbar-store.ts'
import { GallerySection } from './GallerySection.tsx'

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'panel' | null>(null)
  const close = () => setOpen(null)
  return (
    <GallerySection title="Keskustelu, sivupaneeli">
      <div className="kit-row">
        <Button size="small" variant="secondary" onClick={() => setOpen('dialog')}>
          Avaa keskustelu
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen('panel')}>
          Avaa paneeli
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Poistetaanko tervehdys?"
        actions={
          <>
            <Button size="small" onClick={close}>
              Poista
            </Button>
            <Button size="small" variant="secondary" onClick={close}>
              Pidä
            </Button>
          </>
        }
      >
        <p>Teksti katoaa korista. Voit kirjoittaa sen uudelleen ennen maksua.</p>
      </Dialog>
      <SidePanel
        open={open === 'panel'}
        onClose={close}
        title="Kokotaulukko"
        closeLabel="Sulje kokotaulukko"
        foot={
          <Button wide onClick={() => addSnackbar({ text: 'Valinta tallennettiin.', variant: 'success' })}>
            Tallenna
          </Button>
        }
      >
        <p style={{ paddingBlock: 20 }}>Rasioissa on 12, 24 tai 48 konvehtia.</p>
      </SidePanel>
    </GallerySection>
  )
}
