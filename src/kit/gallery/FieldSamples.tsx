import { useState } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { TextField } from '../Field.tsx'
import { Select } from '../Select.tsx'
import { SortSelect } from '../SortSelect.tsx'
import { TextArea } from '../TextArea.tsx'
import { GallerySection } from './GallerySection.tsx'

const orders = [
  { value: 'standard', label: 'Vakio' },
  { value: 'name-asc', label: 'Aakkoset A–Ö' },
  { value: 'name-desc', label: 'Aakkoset Ö–A' },
  { value: 'price-asc', label: 'Hinta, halvin ensin' },
  { value: 'price-desc', label: 'Hinta, kallein ensin' },
  { value: 'news', label: 'Uutuudet' },
]

export function FieldSamples() {
  const [order, setOrder] = useState('price-asc')
  return (
    <>
      <GallerySection title="Kenttä">
        <div className="kit-form">
          <TextField label="Etunimi" defaultValue="Aino" />
          <TextField
            label="Sähköposti"
            hint="Vahvistus lähetetään tähän."
            defaultValue="aino@posti"
            error="Osoitteesta puuttuu loppu, esimerkiksi .fi"
          />
          <TextField label="Yritys" note="vapaaehtoinen" />
          <TextField
            label="Profiilin osoite"
            hint="Vaihda osoite profiilipalvelussa."
            defaultValue="aino@posti.fi"
            readOnly
          />
          <TextArea label="Tervehdys" limit={800} aside="Painetaan kortille." defaultValue="Hyvää syntymäpäivää!" />
          <TextArea label="Allekirjoitus" limit={10} defaultValue="Aino ja Eeva" error="Lyhennä kymmeneen merkkiin" />
          <Checkbox defaultChecked>
            Hyväksyn{' '}
            <a className="kit-link" href="#osat">
              tilausehdot
            </a>
          </Checkbox>
          <Checkbox error="Hyväksy ehdot jatkaaksesi">Hyväksyn ehdot</Checkbox>
        </div>
      </GallerySection>
      <GallerySection title="Valinta">
        <SortSelect label="Järjestys" value={order} options={orders} onChange={setOrder} />
        <Select
          label="Maa"
          defaultValue="FIN"
          options={[
            { value: 'FIN', label: 'Suomi' },
            { value: 'SWE', label: 'Ruotsi' },
          ]}
        />
      </GallerySection>
    </>
  )
}
