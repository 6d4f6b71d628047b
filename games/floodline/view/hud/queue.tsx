import { words } from '../words/index.ts'
import type { Hud, TokenHud } from './model.ts'
import { PieceIcon } from './piece-icon.tsx'

/** What comes, the next one large. */
export function Next({ next }: { next: readonly TokenHud[] }) {
  const names = next.map(({ piece, material }) => words.piece(piece, material))
  return (
    <section class="fl-card fl-next" aria-label={words.nextSpoken(names)}>
      <h3>{words.next}</h3>
      <ol>
        {next.map(({ piece, material }, i) => (
          <li key={i} class="centred" title={names[i]}>
            <PieceIcon piece={piece} material={material} first={i === 0} />
            <span class="hidden-text">{names[i]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The piece put aside. A button, so that a mouse alone can exchange it. */
export function Hold({ hold, swap }: { hold: NonNullable<Hud['hold']>; swap(): void }) {
  const { token, used, key } = hold
  const name = token ? words.piece(token.piece, token.material) : words.holdEmpty
  return (
    <section class="fl-card fl-hold" data-used={used}>
      <header class="row">
        <h3>{words.hold}</h3>
        {key && <kbd aria-hidden="true">{key}</kbd>}
      </header>
      <button type="button" aria-disabled={used} aria-label={`${words.hold}: ${name}${used ? `, ${words.holdUsed}` : ''}`} onClick={swap}>
        {token ? <PieceIcon piece={token.piece} material={token.material} /> : <span class="fl-hold-empty">{words.holdEmpty}</span>}
      </button>
      {used && <small>{words.holdUsed}</small>}
    </section>
  )
}
