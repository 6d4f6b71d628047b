import { counterOf } from '../../ui/count.ts'
import type { FrontWords } from './front.ts'

const { counted } = counterOf('de')

export const de: FrontWords = {
  headline: ['Gleicher Start.', 'Gleiche Züge.', 'Gleiches Ende.'],
  lead: 'Rasterspiele mit offenen Regeln. Sieh einem Programm zu oder übernimm seine Partie.',
  facts: ['Läuft auch offline', 'Jedes Ergebnis nachspielbar'],
  games: 'Spiele',
  more: 'Noch eins, zum Aufwärmen',
  play: 'Spielen',
  playGame: title => `${title} spielen`,
  takeOver: 'Übernehmen',
  takeOverGame: title => `Diese Partie ${title} übernehmen`,
  page: 'Alle Spielarten, Bestwerte und Regeln',
  deals: 'Oder wähle eine andere Partie',
  pause: 'Bretter anhalten',
  resume: 'Bretter weiterspielen lassen',
  unreachable: 'Das Brett konnte nicht geladen werden.',
  goOn: 'Weiterspielen',
  goOnNone: 'Keine Partie angefangen. Verlässt du eine, wartet sie hier auf dich.',
  goOnWith: title => `${title} weiterspielen`,
  dailies: 'Heutige Tagesspiele',
  nextDaily: (hours, minutes) => `neu in ${hours} Std. ${minutes} Min.`,
  dailiesDone: (done, of) => `${done} von ${of}`,
  dailyScore: score => `Gespielt, ${counted(score, { one: '# Punkt', other: '# Punkte' })}`,
  withHints: hints => counted(hints, { one: 'mit # Tipp', other: 'mit # Tipps' }),
  dailyOpen: 'Für alle gleich gegeben',
  playDaily: title => `Heutiges ${title} spielen`,
  moves: count => counted(count, { one: '# Zug', other: '# Züge' }),
  ago: minutes =>
    minutes < 1
      ? 'Gerade verlassen'
      : minutes < 60
        ? `Vor ${counted(minutes, { one: '# Minute', other: '# Minuten' })} verlassen`
        : minutes < 1440
          ? `Vor ${counted(Math.floor(minutes / 60), { one: '# Stunde', other: '# Stunden' })} verlassen`
          : `Vor ${counted(Math.floor(minutes / 1440), { one: '# Tag', other: '# Tagen' })} verlassen`,
}
