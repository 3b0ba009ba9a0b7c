import { papersUrl } from '../orders/order-api.ts'
import { textOf } from '../text-of.ts'
import type { Screen } from '../screen.ts'
import { Drawing, sheetsUrl, sheetUrl } from './Drawing.tsx'
import '../styles/office-cells.css'

/** Tablets to engrave, each with its drawing. */
export const engravingScreen: Screen = {
  Above: Drawing,
  // A tablet goes in a parcel of the same name.
  papers: [
    { text: '/desk/engraving/sheets', url: sheetsUrl },
    { text: '/desk/engraving/papers', url: papersUrl },
  ],
  questions: { refuse: '/desk/engraving/refuse-question' },
  // The words follow the drawing, which says nothing more to people who do not see it.
  cells: {
    words: ({ id, words }) => (
      <span className="office-cut">
        <span>
          {['front', 'back'].map((side) => (
            <img key={side} src={`${sheetUrl(id)}#${side}`} alt="" loading="lazy" width="160" height="80" />
          ))}
        </span>
        {textOf(words)}
      </span>
    ),
  },
  plainInCard: ['createdAt', 'words', 'status'],
  offInCard: ['product'],
}
