import type { AppWords } from './app.ts'

export const de: AppWords = {
  name: 'Lockstep',
  home: 'Lockstep, zur Startseite',
  back: 'Zurück zur Startseite',
  titled: what => `${what} auf Lockstep`,
  toDark: 'Dunkles Design',
  toLight: 'Helles Design',
  mute: 'Ton aus',
  unmute: 'Ton an',
  soundAsked: { ask: 'Ton?', yes: 'An', yesLabel: 'Ton einschalten', no: 'Aus', noLabel: 'Ton aus lassen' },
  frontTitle: 'Lockstep: gleicher Start, gleiche Züge, gleiches Ende',
  nav: {
    label: 'Seiten',
    play: 'Spielen',
    online: 'Online',
    watch: 'Zusehen',
    learn: 'Regeln',
    settings: 'Einstellungen',
    seal: 'Ein Siegel prüfen',
  },
  lost: {
    title: 'Hier ist nichts',
    page: path => `Unter ${path} gibt es keine Seite.`,
    game: id => `Ein Spiel namens „${id}“ gibt es hier nicht.`,
    home: 'Zur Startseite',
    fresh: title => `Eine neue Partie ${title}`,
  },
  broken: {
    fetch: 'Das Spiel konnte nicht geladen werden. Vielleicht ist die Verbindung weg; versuch es wieder, wenn sie zurück ist.',
    offline: 'Keine Verbindung, und diese Seite ist nicht auf deinem Gerät gespeichert. Was du schon geöffnet hattest, geht weiterhin.',
    here: 'Auf dieser Seite ist etwas schiefgegangen. Meist hilft es, sie neu zu laden.',
    again: 'Noch einmal versuchen',
  },
  loading: 'Einen Moment',
  update: { ready: 'Eine neue Version ist bereit.', reload: 'Neu laden', later: 'Später' },
  offline: { now: 'Keine Verbindung. Hier geht trotzdem alles.' },
}
