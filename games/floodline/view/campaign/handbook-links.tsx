import { spoken } from '../../../../ui/language.ts'
import { GLOSSARY_PAGE, LEGEND_PAGE } from './page-words.ts'
import { mapWords } from './words.ts'

/** From one page of the handbook to the others, and back to the map. */
export function HandbookLinks({ here }: { here: 'materials' | 'glossary' }) {
  const other = here === 'materials' ? GLOSSARY_PAGE : LEGEND_PAGE
  return (
    <p class="fl-handbook-links">
      <a href="#campaign">{mapWords().map}</a>
      <a href={here === 'materials' ? '#glossary' : '#materials'}>{spoken(other.title)}</a>
    </p>
  )
}
