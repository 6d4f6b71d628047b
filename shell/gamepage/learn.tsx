import { BookOpen } from 'lucide'
import { games } from '../../games/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { spoken } from '../../ui/language.ts'
import { coverOf } from '../app/covers.ts'
import { Header } from '../app/header.tsx'
import { Link } from '../app/link.tsx'
import './gamepage.css'
import { pageWords } from './words.ts'

/** All rule books. */
export function Learn() {
  const said = pageWords()
  return (
    <>
      <Header />
      <main class="learn" tabIndex={-1}>
        <h1>{said.learnTitle}</h1>
        <p class="lead">{said.learnLead}</p>
        <ul>
          {games.map(({ id }) => {
            const { title, pitch, ground = '', Glyph } = coverOf(id)
            return (
              <li class="panel" key={id}>
                <span class={`about-glyph centred ${ground}`}>
                  <Glyph />
                </span>
                <h2>{title}</h2>
                <p>{spoken(pitch)}</p>
                <Link to={{ page: 'game', game: id }} class="button" label={said.readRulesOf(title)}>
                  <Icon of={BookOpen} />
                  {said.readRules}
                </Link>
              </li>
            )
          })}
        </ul>
      </main>
    </>
  )
}
