import { spoken } from '../../../../ui/language.ts'
import '../tokens.css'
import './handbook.css'
import { HandbookLinks } from './handbook-links.tsx'
import { MATERIALS } from './materials.ts'
import { LEGEND_PAGE } from './page-words.ts'
import { Swatch } from './swatch.tsx'

/** What everything on the board looks like and does. */
export function Legend() {
  return (
    <div class="fl-handbook">
      <h2>{spoken(LEGEND_PAGE.title)}</h2>
      <HandbookLinks here="materials" />
      <ul class="fl-materials">
        {MATERIALS.map(({ id, name, looks, does }) => (
          <li class="panel" key={id}>
            <Swatch of={id} />
            <div>
              <h3>{spoken(name)}</h3>
              <p class="small">{spoken(looks)}</p>
              <p>{spoken(does)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
