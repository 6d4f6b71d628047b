import { language, spoken } from '../../../../ui/language.ts'
import './handbook.css'
import { GLOSSARY } from './glossary-entries.ts'
import { HandbookLinks } from './handbook-links.tsx'
import { GLOSSARY_PAGE } from './page-words.ts'

/** Every word of the game, in the order of the language in force. */
export function Glossary() {
  const { compare } = new Intl.Collator(language.value)
  const entries = GLOSSARY.map(({ id, rule, word, said }) => ({ id, rule, word: spoken(word), said: spoken(said) }))
  return (
    <div class="fl-handbook">
      <h2>{spoken(GLOSSARY_PAGE.title)}</h2>
      <HandbookLinks here="glossary" />
      <dl class="fl-glossary panel">
        {entries
          .sort((a, b) => compare(a.word, b.word))
          .map(({ id, rule, word, said }) => (
            <div key={id}>
              <dt>{word}</dt>
              <dd>
                {said}{' '}
                <a class="small" href={`#${rule}`}>
                  {rule}
                </a>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
