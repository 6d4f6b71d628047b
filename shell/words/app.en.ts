import type { AppWords } from './app.ts'

export const en: AppWords = {
  name: 'Lockstep',
  home: 'Lockstep, to the front page',
  back: 'Back to the front page',
  titled: what => `${what} on Lockstep`,
  toDark: 'Dark theme',
  toLight: 'Light theme',
  mute: 'Sound off',
  unmute: 'Sound on',
  soundAsked: { ask: 'Sound?', yes: 'On', yesLabel: 'Turn the sound on', no: 'Off', noLabel: 'Leave the sound off' },
  frontTitle: 'Lockstep: same deal, same moves, same ending',
  nav: { label: 'Pages', play: 'Play', online: 'Online', watch: 'Watch', learn: 'Learn', settings: 'Settings', seal: 'Check a seal' },
  lost: {
    title: 'Nothing here',
    page: path => `There is no page at ${path}.`,
    game: id => `There is no game called “${id}” here.`,
    home: 'To the front page',
    fresh: title => `A fresh game of ${title}`,
  },
  broken: {
    fetch: 'The game could not be loaded. The connection may be down; try again when it is back.',
    offline: 'There is no connection, and this page is not saved on your device. What you have opened before still works.',
    here: 'Something broke on this page. Reloading it usually helps.',
    again: 'Try again',
  },
  loading: 'One moment',
  update: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  offline: { now: 'No connection. Everything here works without one.' },
}
