import { useState } from 'react'
import { Accordion } from '../Accordion.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { Stepper } from '../Stepper.tsx'
import { Switch } from '../Switch.tsx'
import { GallerySection } from './GallerySection.tsx'

export function ChoiceSamples() {
  const [quantity, setQuantity] = useState(1)
  const [place, setPlace] = useState<'near' | 'far' | null>('near')
  const stepper = { value: quantity, onCommit: setQuantity }
  return (
    <>
      <GallerySection title="Valintaruutu ja valintanappi">
        <div>
          <Checkbox defaultChecked note={12}>
            Valittu
          </Checkbox>
          <Checkbox note={3}>Valittavissa</Checkbox>
          <Checkbox disabled note={0}>
            Ei osumia muiden valintojen kanssa
          </Checkbox>
        </div>
        <RadioGroup
          legend="Noutopiste"
          value={place}
          onChange={setPlace}
          options={[
            { value: 'near', label: 'Valittu vaihtoehto', note: '350 m' },
            { value: 'far', label: 'Toinen vaihtoehto', note: '500 m' },
          ]}
        />
      </GallerySection>
      <GallerySection title="Kytkin, määrä">
        <div className="kit-row" style={{ gap: '8px 28px' }}>
          <Switch defaultChecked>Uutiskirje</Switch>
          <Switch>Tekstiviestit</Switch>
          <Switch defaultChecked disabled>
            Aina päällä
          </Switch>
        </div>
        <div className="kit-row">
          <Stepper {...stepper} labels={{ quantity: 'Määrä', decrease: 'Vähennä', increase: 'Lisää' }} />
          <Stepper
            {...stepper}
            size="small"
            max={4}
            labels={{ quantity: 'Määrä, pieni', decrease: 'Vähennä pientä', increase: 'Lisää pientä' }}
          />
        </div>
      </GallerySection>
      <GallerySection title="Haitari">
        <Accordion
          items={[
            { id: 'a', title: 'Ainekset', body: 'Kaakaomassa, sokeri, kaakaovoi, merisuola.', open: true },
            { id: 'b', title: 'Säilytys', body: 'Kuivassa ja viileässä, alle 18 asteessa.' },
          ]}
        />
      </GallerySection>
    </>
  )
}
