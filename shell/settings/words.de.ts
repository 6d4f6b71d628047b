import { counterOf } from '../../ui/count.ts'
import { calledKey } from '../../ui/input/key-captions.ts'
import type { Fault } from '../storage/archive.ts'
import type { Unreadable } from '../storage/records.ts'
import type { SettingsWords } from './words.ts'

const { counted, figure, percent } = counterOf('de')

const keyText = (key: string): string => calledKey(key, 'de')

const contents = (playing: number, finished: number, dailies: number): string =>
  [
    counted(playing, { one: '# laufende Partie', other: '# laufende Partien' }),
    counted(finished, { one: '# beendete Partie', other: '# beendete Partien' }),
    counted(dailies, { one: '# Tagesspiel', other: '# Tagesspiele' }),
  ].join(', ')

export const de: SettingsWords = {
  title: 'Einstellungen',
  sections: {
    look: 'Aussehen',
    sound: 'Ton',
    controls: 'Tasten',
    gamepad: 'Gamepad',
    play: 'Spielen',
    access: 'Bedienhilfen',
    data: 'Deine Daten',
  },
  back: 'Zurück zu allen Einstellungen',
  faults: fields =>
    fields.includes('record')
      ? 'Die Einstellungen auf diesem Gerät waren nicht lesbar. Alles steht wieder auf Standard.'
      : `Einige Einstellungen auf diesem Gerät waren nicht lesbar und stehen wieder auf Standard: ${fields.join(', ')}.`,
  notKept: 'Dieser Browser lässt die Seite nichts speichern. Was du einstellst, gilt, bis du sie schließt.',

  look: {
    theme: 'Design',
    themes: {
      system: 'Wie das System',
      light: 'Hell',
      dark: 'Dunkel',
      contrast: 'Hoher Kontrast',
      'contrast-dark': 'Hoher Kontrast dunkel',
    },
    pieces: 'Steine',
    sets: {
      spec: { name: 'Klassisch', about: 'Die sieben Farben des Regelbuchs, in voller Stärke' },
      soft: { name: 'Sanft', about: 'Dieselben sieben, gedämpft und aufeinander abgestimmt' },
      safe: { name: 'Für jedes Farbsehen', about: 'Für alle unterscheidbar, mit einem Muster für jeden Block' },
    },
    motionText: 'Bewegung und Schrift',
    motion: 'Bewegung',
    motions: { system: 'Wie das System', full: 'Voll', cuts: 'Nur Schnitte' },
    textSize: 'Schriftgröße',
    pixels: size => `${size} px`,
  },

  sound: {
    volume: 'Lautstärke',
    muted: 'Ton',
    mutedAbout: 'Nichts erklingt, bevor du ihn einschaltest',
    pieces: 'Steine und Brett',
    warnings: 'Uhr und Warnungen',
    music: 'Musik',
    percent,
    captions: 'Untertitel für Klänge',
    captionsAbout: 'Schreibt „zwei Reihen weg“, wo der Klang wäre',
  },

  controls: {
    lead: 'Wähle eine Aktion und drück dann die Taste, die sie haben soll.',
    table: 'An jedem Tisch',
    actions: {
      'table.undo': 'Zurücknehmen',
      'table.hint': 'Tipp',
      'table.pause': 'Pause',
      'table.clear': 'Zurücklegen, was in der Hand ist',
      left: 'Eins nach links',
      right: 'Eins nach rechts',
      up: 'Eins nach oben',
      down: 'Eins nach unten',
      first: 'Zum Anfang der Reihe',
      last: 'Zum Ende der Reihe',
      confirm: 'Bestätigen: nehmen, legen',
      erase: 'Löschen',
    },
    key: keyText,
    also: 'Immer da: Tab wandert über die Seite. Knöpfe und Felder behalten Eingabe und Pfeile, was immer ein Spiel damit tut.',
    change: (action, key) => `Taste für ${action} ändern: ${key}`,
    more: action => `Noch eine für ${action}`,
    less: (action, key) => `${key} von ${action} wegnehmen`,
    press: 'Drück eine Taste',
    taken: (key, action) => `${key} ist die Taste für „${action}“.`,
    fixed: (key, action) => `${key} wird für „${action}“ gebraucht.`,
    swap: 'Beide tauschen',
    take: 'Trotzdem nehmen',
    cancel: 'Abbrechen',
    unusable: key => `${key} gehört dem Browser. Nimm eine andere Taste.`,
    bound: (action, key) => `${action} liegt jetzt auf ${key}.`,
    own: 'Dieses Spiel hat keine eigenen Tasten, die sich ändern lassen.',
    layout: 'Belegung',
    laidOut: layout => `Die Belegung ist jetzt: ${layout}.`,
    ownLayout: 'Du hast eine eigene Belegung.',
    tuning: game => `${game}: wie Züge sich wiederholen`,
    reset: 'Alle Tasten zurücksetzen',
    wasReset: 'Alle Tasten sind wieder wie am Anfang.',
    padButton: button => `Knopf ${button}`,
  },

  gamepad: {
    none: 'Noch kein Gamepad',
    noneAbout: 'Schließ eines an und drück irgendeinen Knopf. Bis dahin wird nichts abgefragt.',
    found: 'Angeschlossen',
    lead: 'Jeder Knopf drückt eine Taste. Mit Kreuz und Schultertasten kommst du auch durch die Seiten.',
    buttons: [
      'A, der untere',
      'B, der rechte',
      'X, der linke',
      'Y, der obere',
      'Linke Schulter',
      'Rechte Schulter',
      'Linker Abzug',
      'Rechter Abzug',
      'Select',
      'Start',
      'Linker Stick gedrückt',
      'Rechter Stick gedrückt',
      'Kreuz hoch',
      'Kreuz runter',
      'Kreuz links',
      'Kreuz rechts',
    ],
    does: keyText,
    nothing: 'nichts',
    own: game => `${game}, während gespielt wird`,
    ownAbout:
      'Der linke Stick schiebt wie das Kreuz, mit dem rechten siehst du dich um. Hältst du den linken Abzug (LT), tun die Knöpfe etwas anderes.',
    press: 'Drück einen Knopf',
    reset: 'Alle Knöpfe zurücksetzen',
    wasReset: 'Alle Knöpfe sind wieder wie am Anfang.',
  },

  play: {
    language: 'Sprache',
    asBrowser: 'Wie der Browser',
    languages: { en: 'English', de: 'Deutsch' },
    leave: 'Vor dem Verlassen einer Partie fragen',
    leaveAbout: 'Nicht nötig: Die Partie ist gespeichert und wartet auf der Startseite',
    leaveTitle: 'Diese Partie verlassen?',
    leaveText: 'Sie ist gespeichert und wartet auf der Startseite auf dich.',
    leaveGo: 'Verlassen',
    leaveStay: 'Bleiben',
  },

  access: {
    lead: 'Die wichtigsten Schalter an einem Ort.',
    contrast: 'Hoher Kontrast',
    contrastAbout: 'Schwarz und Weiß, kräftige Linien, keine Schatten',
    pieces: 'Steine für jedes Farbsehen',
    piecesAbout: 'Jede Farbe hat ihr eigenes Muster',
    still: 'Keine Bewegung',
    stillAbout: 'Schnitte und Hervorhebungen statt Bewegung',
    large: 'Große Schrift',
    largeAbout: 'Alles Geschriebene wächst; Bretter bleiben so groß wie möglich',
    captions: 'Untertitel für Klänge',
    always: 'Was immer gilt',
    promises: [
      'Jedes Spiel lässt sich allein mit der Tastatur spielen und sagt an, was geschieht.',
      'Farbe ist nie das einzige Zeichen: Eine Form, ein Muster oder ein Wort steht daneben.',
      'Es gibt keine Zeitgrenze, die du nicht selbst gewählt hast.',
    ],
  },

  data: {
    kept: 'Auf diesem Gerät',
    lead: 'Alles bleibt in diesem Browser. Es gibt kein Konto, und nichts wird irgendwohin geschickt.',
    counts: contents,
    most: (playing, finished) =>
      `Aufgehoben werden die ${playing} zuletzt verlassenen und die ${finished} zuletzt beendeten Partien; ältere fallen weg.`,
    used: bytes =>
      bytes < 1_000_000 ? `${figure(Math.ceil(bytes / 1000))} kB belegt` : `${figure(Math.round(bytes / 100_000) / 10)} MB belegt`,
    exporting: 'Sichern',
    exportAbout: 'Partien, Bestwerte, Tagesspiele, Einstellungen und was du in Spielen eingestellt hast, in einer Datei',
    exportDo: 'Datei speichern',
    exported: 'Die Datei ist gespeichert.',
    importing: 'Einlesen',
    importAbout: 'Ersetzt, was hier gespeichert ist',
    importDo: 'Datei öffnen',
    foreign: 'Diese Datei ist keine Sicherung von Lockstep. Es wurde nichts geändert.',
    otherVersion: version => `Diese Datei hat die Version ${version}, die hier nicht lesbar ist. Es wurde nichts geändert.`,
    broken: fault => `Diese Datei ist beschädigt, es wurde nichts geändert. ${faultSaid(fault)}`,
    preview: 'In dieser Datei',
    previewText: (playing, finished, dailies, settings) =>
      `${contents(playing, finished, dailies)}${settings ? ' und Einstellungen' : ''}.`,
    importSure: 'Ersetzen, was hier liegt',
    imported: 'Alles aus der Datei ist jetzt hier.',
    erasing: 'Zurücksetzen',
    eraseAbout: 'Löscht Partien, Bestwerte, Tagesspiele, Einstellungen und was du in Spielen eingestellt hast',
    eraseDo: 'Alles löschen',
    eraseTitle: 'Alles löschen?',
    eraseSure: 'Endgültig löschen',
    erased: 'Alles ist gelöscht.',
    cancel: 'Abbrechen',
    trouble: 'Dieser Browser lässt uns nichts speichern. Partien sind weg, wenn du die Seite schließt. Eine Sicherung rettet sie.',
    aside: count =>
      counted(count, {
        one: '# Partie war nicht lesbar und wurde beiseitegelegt.',
        other: '# Partien waren nicht lesbar und wurden beiseitegelegt.',
      }),
  },
}

function faultSaid(fault: Fault): string {
  switch (fault.why) {
    case 'large':
      return 'Sie ist zu groß, um von uns zu sein.'
    case 'foreign':
      return 'Sie ist keine Sicherung von Lockstep.'
    case 'version':
      return `Sie hat die Version ${fault.version}, und hier wird Version ${fault.ours} gelesen.`
    case 'room':
      return `Ihr fehlt die Liste „${fault.room}“.`
    case 'record':
      return `In „${fault.room}“, Nummer ${fault.number}: ${recordSaid(fault.fault)}.`
    case 'replay':
      return `In „${fault.room}“, Nummer ${fault.number}: Die Aufzeichnung stimmt nicht (${fault.because}).`
    case 'best':
      return `In „${fault.room}“, Nummer ${fault.number}: Die Bestmarke passt nicht zu der Partie, aus der sie stammen soll.`
  }
}

function recordSaid({ unreadable, what }: Unreadable): string {
  if (unreadable === 'version') return `Version ${what} wird hier nicht gelesen`
  return unreadable === 'field' ? `„${what}“ fehlt oder ist falsch` : `„${what}“ ist unbekannt`
}
