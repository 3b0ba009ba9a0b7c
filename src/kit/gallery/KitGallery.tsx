import type { KitLink } from '../kit-link.ts'
import { ButtonSamples } from './ButtonSamples.tsx'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { MarkSamples } from './MarkSamples.tsx'
import { NavigationSamples } from './NavigationSamples.tsx'
import { NoticeSamples } from './NoticeSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { PictureSamples } from './PictureSamples.tsx'
import './gallery.css'

/** Every part of the kit in its states. Development only, hence in Finnish alone. */
export function KitGallery({ Link }: { Link: KitLink }) {
  return (
    <div className="kit-wrap kit-gallery">
      <h1 className="kit-d1">Osat</h1>
      <p className="kit-lead">Jokainen osa kerran, kaikissa tiloissaan. Sivut kootaan vain näistä.</p>
      <div className="kit-samples">
        <ButtonSamples />
        <FieldSamples />
        <ChoiceSamples />
        <NavigationSamples Link={Link} />
        <MarkSamples />
        <NoticeSamples />
        <OverlaySamples />
        <PictureSamples />
      </div>
    </div>
  )
}
