import { BadgeRing } from '../BadgeRing.tsx'
import { Price } from '../Price.tsx'
import { CardSkeleton } from '../Skeleton.tsx'
import { Loading } from '../Spinner.tsx'
import { StockMark } from '../StockMark.tsx'
import { Tag } from '../Tag.tsx'
import { GallerySection } from './GallerySection.tsx'

export function MarkSamples() {
  return (
    <>
      <GallerySection title="Tunnisteet, hinta, varasto">
        <div className="kit-row">
          <Tag kind="new">Uutuus</Tag>
          <Tag kind="bestseller">Suosikki</Tag>
          <Tag kind="vegan">Vegaaninen</Tag>
          <Tag kind="organic">Luomu</Tag>
          <Tag kind="limited">Vain keväällä</Tag>
          <Tag kind="gift">Lahjaksi</Tag>
          <Tag kind="christmas">Joulu</Tag>
          <Tag kind="easter">Pääsiäinen</Tag>
          <Tag kind="sale">−20 %</Tag>
        </div>
        <Price now="4,50 €" unit="100 g · 45,00 €/kg" />
        <Price now="3,60 €" before="4,50 €" unit="36,00 €/kg" lowest="30 päivän alin hinta 4,50 €" />
        <Price size="large" now="17,90 €" unit="12 kpl · 108,48 €/kg" />
        <div className="kit-row" style={{ gap: 20 }}>
          <StockMark state="in">Varastossa</StockMark>
          <StockMark state="low">Vähän jäljellä</StockMark>
          <StockMark state="way">Matkalla</StockMark>
          <StockMark state="out">Loppu</StockMark>
        </div>
        <div className="kit-badges">
          <BadgeRing>Reilu kaakao</BadgeRing>
          <BadgeRing>Ilman palmuöljyä</BadgeRing>
        </div>
      </GallerySection>
      <GallerySection title="Lataa">
        <div className="kit-two">
          <CardSkeleton />
          <CardSkeleton field="sky" />
        </div>
        <Loading label="Ladataan" />
      </GallerySection>
    </>
  )
}
