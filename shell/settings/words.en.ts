import { counterOf } from '../../ui/count.ts'
import { calledKey } from '../../ui/input/key-captions.ts'
import type { Fault } from '../storage/archive.ts'
import type { Unreadable } from '../storage/records.ts'
import type { SettingsWords } from './words.ts'

const { counted, figure, percent } = counterOf('en')

const keyText = (key: string): string => calledKey(key, 'en')

const contents = (playing: number, finished: number, dailies: number): string =>
  [
    counted(playing, { one: '# game under way', other: '# games under way' }),
    counted(finished, { one: '# finished game', other: '# finished games' }),
    counted(dailies, { one: '# daily', other: '# dailies' }),
  ].join(', ')

export const en: SettingsWords = {
  title: 'Settings',
  sections: {
    look: 'Look',
    sound: 'Sound',
    controls: 'Controls',
    gamepad: 'Gamepad',
    play: 'Play',
    access: 'Accessibility',
    data: 'Your data',
  },
  back: 'Back to all settings',
  faults: fields =>
    fields.includes('record')
      ? 'The settings saved on this device could not be read. All are back to their defaults.'
      : `Some settings saved on this device could not be read and are back to their defaults: ${fields.join(', ')}.`,
  notKept: 'This browser does not let the page save anything. What you set lasts until you close it.',

  look: {
    theme: 'Theme',
    themes: {
      system: 'Follow the system',
      light: 'Light',
      dark: 'Dark',
      contrast: 'High contrast',
      'contrast-dark': 'High contrast dark',
    },
    pieces: 'Pieces',
    sets: {
      spec: { name: 'Classic', about: 'The seven colours of the rule book, at full strength' },
      soft: { name: 'Soft', about: 'The same seven, toned down to sit together on white' },
      safe: { name: 'Colour-vision safe', about: 'Distinct for every kind of colour vision, with a pattern for each block' },
    },
    motionText: 'Motion and text',
    motion: 'Motion',
    motions: { system: 'As the system asks', full: 'Full', cuts: 'Cuts only' },
    textSize: 'Text size',
    pixels: size => `${size} px`,
  },

  sound: {
    volume: 'Volume',
    muted: 'Sound',
    mutedAbout: 'Nothing plays before you turn it on',
    pieces: 'Pieces and board',
    warnings: 'Clock and warnings',
    music: 'Music',
    percent,
    captions: 'Captions for sounds',
    captionsAbout: 'Writes “line clears, two” where the sound would be',
  },

  controls: {
    lead: 'Pick an action, then press the key it should have.',
    table: 'At every table',
    actions: {
      'table.undo': 'Take back',
      'table.hint': 'Hint',
      'table.pause': 'Pause',
      'table.clear': 'Put back what is in hand',
      left: 'One to the left',
      right: 'One to the right',
      up: 'One up',
      down: 'One down',
      first: 'To the start of the row',
      last: 'To the end of the row',
      confirm: 'Confirm: take, put down',
      erase: 'Erase',
    },
    key: keyText,
    also: 'Always there: Tab to move about. Buttons and fields keep Enter and the arrows, whatever a game does with them.',
    change: (action, key) => `Change the key for ${action}: ${key}`,
    more: action => `One more for ${action}`,
    less: (action, key) => `Remove ${key} from ${action}`,
    press: 'Press a key',
    taken: (key, action) => `${key} is the key for “${action}”.`,
    fixed: (key, action) => `${key} is needed for “${action}”.`,
    swap: 'Swap the two',
    take: 'Take it anyway',
    cancel: 'Cancel',
    unusable: key => `${key} belongs to the browser. Pick another key.`,
    bound: (action, key) => `${action} is now ${key}.`,
    own: 'This game has no keys of its own that could be changed.',
    layout: 'Layout',
    laidOut: layout => `The keys are now: ${layout}.`,
    ownLayout: 'You have a layout of your own.',
    tuning: game => `${game}: how moves repeat`,
    reset: 'Reset all keys',
    wasReset: 'All keys are reset.',
    padButton: button => `Button ${button}`,
  },

  gamepad: {
    none: 'No gamepad yet',
    noneAbout: 'Connect one and press any of its buttons. It is not read before that.',
    found: 'Connected',
    lead: 'Each button presses a key. Arrows and shoulder buttons also move about the pages.',
    buttons: [
      'A, the lower one',
      'B, the right one',
      'X, the left one',
      'Y, the upper one',
      'Left shoulder',
      'Right shoulder',
      'Left trigger',
      'Right trigger',
      'Select',
      'Start',
      'Left stick pressed',
      'Right stick pressed',
      'Cross up',
      'Cross down',
      'Cross left',
      'Cross right',
    ],
    does: keyText,
    nothing: 'nothing',
    own: game => `${game}, while it is played`,
    ownAbout:
      'The left stick moves like the cross, the right stick looks around. While you hold the left trigger (LT), buttons do other things.',
    press: 'Press a button',
    reset: 'Reset all buttons',
    wasReset: 'All buttons are reset.',
  },

  play: {
    language: 'Language',
    asBrowser: 'Follow the browser',
    languages: { en: 'English', de: 'Deutsch' },
    leave: 'Ask before leaving a game',
    leaveAbout: 'Not needed: the game is saved and waits on the front page',
    leaveTitle: 'Leave this game?',
    leaveText: 'It is saved and waits for you on the front page.',
    leaveGo: 'Leave',
    leaveStay: 'Stay',
  },

  access: {
    lead: 'The switches that matter most, in one place.',
    contrast: 'High contrast',
    contrastAbout: 'Black and white, thick lines, no shadows',
    pieces: 'Colour-vision safe pieces',
    piecesAbout: 'Every colour has a pattern of its own',
    still: 'No movement',
    stillAbout: 'Cuts and highlights instead of motion',
    large: 'Large text',
    largeAbout: 'All text grows; boards stay as large as possible',
    captions: 'Captions for sounds',
    always: 'Always true',
    promises: [
      'Every game can be played with the keyboard alone, and says aloud what happens.',
      'Colour is never the only sign: a shape, a pattern or a word stands beside it.',
      'There is no time limit that you did not choose.',
    ],
  },

  data: {
    kept: 'Saved on this device',
    lead: 'Everything stays in this browser. There is no account, and nothing is sent anywhere.',
    counts: contents,
    most: (playing, finished) =>
      `The last ${playing} games you left and the last ${finished} you finished are kept; older ones are dropped.`,
    used: bytes =>
      bytes < 1_000_000 ? `${figure(Math.ceil(bytes / 1000))} kB used` : `${figure(Math.round(bytes / 100_000) / 10)} MB used`,
    exporting: 'Export',
    exportAbout: 'Games, records, dailies, settings and what you set inside games, in one file',
    exportDo: 'Save a file',
    exported: 'The file is saved.',
    importing: 'Import',
    importAbout: 'Replaces what is saved here now',
    importDo: 'Open a file',
    foreign: 'This file is not a Lockstep export. Nothing was changed.',
    otherVersion: version => `This file has version ${version}, which this build cannot read. Nothing was changed.`,
    broken: fault => `This file is damaged, and nothing was changed. ${faultSaid(fault)}`,
    preview: 'In this file',
    previewText: (playing, finished, dailies, settings) => `${contents(playing, finished, dailies)}${settings ? ', and settings' : ''}.`,
    importSure: 'Replace what is here',
    imported: 'Everything in the file is here now.',
    erasing: 'Reset',
    eraseAbout: 'Erases games, records, dailies, settings and what you set inside games',
    eraseDo: 'Erase everything',
    eraseTitle: 'Erase everything?',
    eraseSure: 'Erase for good',
    erased: 'Everything is erased.',
    cancel: 'Cancel',
    trouble: 'This browser does not let us save, so games last until you close the page. An export keeps them.',
    aside: count =>
      counted(count, { one: '# game could not be read and was set aside.', other: '# games could not be read and were set aside.' }),
  },
}

function faultSaid(fault: Fault): string {
  switch (fault.why) {
    case 'large':
      return 'It is too large to be ours.'
    case 'foreign':
      return 'It is not a Lockstep export.'
    case 'version':
      return `It has version ${fault.version}, and this build reads version ${fault.ours}.`
    case 'room':
      return `It has no list called “${fault.room}”.`
    case 'record':
      return `In “${fault.room}”, number ${fault.number}: ${recordSaid(fault.fault)}.`
    case 'replay':
      return `In “${fault.room}”, number ${fault.number}: the replay is not valid (${fault.because}).`
    case 'best':
      return `In “${fault.room}”, number ${fault.number}: its best is not what the game behind it came to.`
  }
}

function recordSaid({ unreadable, what }: Unreadable): string {
  if (unreadable === 'version') return `it has version ${what}, which this build does not read`
  return unreadable === 'field' ? `its “${what}” is missing or wrong` : `it has an unknown “${what}”`
}
