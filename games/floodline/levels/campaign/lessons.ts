/** What the levels of the campaign say, level by level. Short, and only while it helps: whoever acts on a sentence does not see it again. */
import type { Prompt } from '../prompts.ts'

export const FIRST_STACK: readonly Prompt[] = [
  {
    when: { event: 'spawned', nth: 1 },
    say: {
      en: 'There is rock below. Push the piece to one side of it.',
      de: 'Darunter ist Fels. Schieb den Stein neben ihn.',
    },
    point: 'key move',
    until: { any: [{ did: 'move', nth: 2 }, { event: 'locked' }] },
  },
  {
    when: { did: 'move', nth: 2 },
    say: { en: 'The outline shows where it will land. Drop it!', de: 'Der Umriss zeigt, wo er landet. Lass ihn fallen!' },
    point: 'ghost',
    until: { event: 'locked' },
  },
  {
    when: { event: 'locked', nth: 1 },
    say: {
      en: 'Seven more. Spread them out: above the line the level is lost.',
      de: 'Noch sieben. Verteile sie: Über der Linie ist verloren.',
    },
    point: 'limit',
    until: { event: 'locked', nth: 2 },
  },
  {
    when: { event: 'spawned', nth: 3 },
    say: { en: 'Too long to lie in a yard? Turn it.', de: 'Zu lang für einen Hof? Dreh ihn.' },
    point: 'key yaw+',
    until: { any: [{ did: 'turn' }, { event: 'locked', nth: 3 }] },
  },
  {
    when: { event: 'bumped', because: 'no-room', within: 120 },
    say: { en: 'No room that way.', de: 'Da ist kein Platz.' },
    point: 'piece',
  },
  {
    when: { all: [{ event: 'locked' }, { idleTicks: 240 }] },
    say: {
      en: 'No hurry: it falls by itself. Drop it when it is over its place.',
      de: 'Keine Eile: Er fällt von selbst. Lass ihn los, wenn er über seinem Platz ist.',
    },
    point: 'key drop',
  },
]

export const FIRST_TILT: readonly Prompt[] = [
  {
    when: { event: 'spawned', nth: 1 },
    say: {
      en: 'Stacking will not reach 6. Tilt the world east, and the rock wall is the floor.',
      de: 'Stapeln reicht nicht bis 6. Kipp die Welt nach Osten, und die Felswand ist der Boden.',
    },
    point: 'key tilt right',
    until: { did: 'tilt' },
  },
  {
    when: { not: { gravity: 'DOWN' } },
    say: {
      en: 'Now it falls sideways. Steer it up or down: what touches rock at 6 to 8 stays there.',
      de: 'Jetzt fällt er zur Seite. Steuere ihn hoch oder runter: Was bei 6 bis 8 den Fels berührt, bleibt dort.',
    },
    point: 'key y+',
  },
  {
    when: { all: [{ not: { gravity: 'DOWN' } }, { event: 'locked', within: 240 }] },
    say: { en: 'Not at 6 to 8. Steer the next one there.', de: 'Nicht zwischen 6 und 8. Steuere den nächsten dorthin.' },
    point: 'goal',
    until: { built: [6, 8] },
  },
  {
    when: { all: [{ not: { gravity: 'DOWN' } }, { built: [6, 8] }] },
    say: { en: 'It holds! Tilt back, so that down is down again.', de: 'Er hält! Kipp zurück, damit unten wieder unten ist.' },
    point: 'gravity',
    until: { metric: 'tilts', least: 3 },
  },
  {
    when: { all: [{ gravity: 'DOWN' }, { did: 'tilt', nth: 2 }, { built: [6, 8] }] },
    say: { en: 'Height counts when a piece lands. Drop one more.', de: 'Höhe zählt, wenn ein Stein landet. Lass noch einen fallen.' },
    point: 'key drop',
  },
  {
    when: { all: [{ metric: 'tilts', least: 3 }, { not: { gravity: 'DOWN' } }] },
    say: {
      en: 'No tilt is left to get back, and height counts only while down is down. Try again!',
      de: 'Kein Kippen übrig, um zurückzukommen, und Höhe zählt nur, wenn unten unten ist. Versuch es noch einmal!',
    },
    point: 'tilts',
  },
]

export const UNSUPPORTED: readonly Prompt[] = [
  {
    when: { event: 'spawned', nth: 1 },
    say: {
      en: 'No walls here: tilt now, and the houses slide off the island.',
      de: 'Hier gibt es keine Wände: Kippst du jetzt, rutschen die Häuser von der Insel.',
    },
    point: 'gravity',
    until: { any: [{ did: 'move', nth: 2 }, { event: 'locked' }, { did: 'tilt' }] },
  },
  {
    when: { did: 'move', nth: 2 },
    say: {
      en: 'Rock holds what touches it. Lay this across the gap, on the house and on the rock.',
      de: 'Fels hält, was ihn berührt. Leg diesen Stein über den Spalt, auf Haus und Fels.',
    },
    point: 'rock',
    until: { any: [{ event: 'locked', nth: 2 }, { did: 'tilt' }] },
  },
  {
    when: { event: 'locked', nth: 2 },
    say: {
      en: 'A house has 8 blocks, a lantern 4. You may lose 5.',
      de: 'Ein Haus hat 8 Blöcke, eine Laterne 4. Verlieren darfst du 5.',
    },
    point: 'goal',
    until: { any: [{ event: 'locked', nth: 3 }, { did: 'tilt' }] },
  },
  {
    when: { event: 'locked', nth: 3 },
    say: {
      en: 'Tilt when you are ready. What slides against the rock is held, too.',
      de: 'Kipp, wenn du so weit bist. Auch was gegen den Fels rutscht, hält.',
    },
    point: 'gravity',
    until: { did: 'tilt' },
  },
  {
    when: { all: [{ did: 'tilt' }, { not: { gravity: 'DOWN' } }] },
    say: {
      en: 'Tilt back before this piece lands, or it slides off as well.',
      de: 'Kipp zurück, bevor der Stein landet, sonst rutscht auch er davon.',
    },
    point: 'gravity',
  },
  {
    when: { all: [{ did: 'tilt', nth: 2 }, { gravity: 'DOWN' }, { not: { metric: 'lost', least: 6 } }] },
    say: { en: 'Still standing! Land one more piece to finish.', de: 'Es steht noch! Lande noch einen Stein, dann ist es geschafft.' },
    point: 'key drop',
  },
]

export const FIRST_BASIN: readonly Prompt[] = [
  {
    when: { event: 'spawned', nth: 1 },
    say: {
      en: 'Water holds nothing. The ice does, until three pieces have landed.',
      de: 'Wasser trägt nichts. Das Eis schon, bis drei Steine gelandet sind.',
    },
    point: 'ice',
    until: { any: [{ did: 'move', nth: 2 }, { event: 'locked' }] },
  },
  {
    when: { any: [{ did: 'move', nth: 2 }, { event: 'locked' }] },
    say: {
      en: 'Build on the stone rim: what touches rock stays, whatever melts.',
      de: 'Bau auf dem Steinrand: Was den Fels berührt, bleibt, was auch schmilzt.',
    },
    point: 'rock',
    until: { event: 'locked', nth: 2 },
  },
  {
    when: { event: 'locked', nth: 2 },
    say: {
      en: 'With the next piece the ice melts, and what stands on it sinks.',
      de: 'Mit dem nächsten Stein schmilzt das Eis, und was darauf steht, versinkt.',
    },
    point: 'ice',
    until: { event: 'thawed' },
  },
  {
    when: { event: 'thawed', within: 360 },
    say: { en: 'Melted. Everything on the rim still stands.', de: 'Geschmolzen. Was auf dem Rand steht, steht noch.' },
    point: 'water',
  },
  {
    when: { event: 'fell', within: 480 },
    say: {
      en: 'It sank, and its water ran into the gutters. They are nearly full.',
      de: 'Er versank, und sein Wasser lief in die Rinnen. Sie sind fast voll.',
    },
    point: 'water',
  },
  {
    when: { goal: 0, have: 5 },
    say: { en: 'The last one. On stone, and it is done.', de: 'Der letzte. Auf Stein, dann ist es geschafft.' },
    point: 'goal',
  },
]

export const MEET_THE_DRAIN: readonly Prompt[] = [
  {
    when: { event: 'spawned', nth: 1 },
    say: {
      en: 'Each time a piece lands, the drain takes one unit. Keep the well open.',
      de: 'Jedes Mal, wenn ein Stein landet, nimmt der Abfluss eine Einheit. Halte den Schacht frei.',
    },
    point: 'drain',
    until: { event: 'drained' },
  },
  {
    when: { event: 'drained', nth: 1 },
    say: {
      en: 'Only 3 units are left there. Sink pieces in a cistern: they push its water up.',
      de: 'Dort sind nur noch 3. Versenk Steine in einer Zisterne: Sie drücken das Wasser hoch.',
    },
    point: 'water',
    until: { event: 'drained', nth: 3 },
  },
  {
    when: { event: 'drained', nth: 3 },
    say: {
      en: 'A full cistern runs over into the well. Fill one after the other.',
      de: 'Eine volle Zisterne läuft in den Schacht über. Füll eine nach der anderen.',
    },
    point: 'water',
    until: { event: 'drained', nth: 5 },
  },
  {
    when: { event: 'locked', nth: 2, after: 'drained' },
    say: { en: 'The drain is dry. Make a cistern run over.', de: 'Der Abfluss ist trocken. Lass eine Zisterne überlaufen.' },
    point: 'drain',
  },
  {
    when: { event: 'drained', nth: 5 },
    say: { en: 'It runs by itself now. Just do not cover the well.', de: 'Jetzt läuft es von selbst. Deck nur den Schacht nicht zu.' },
    point: 'drain',
    until: { event: 'drained', nth: 6 },
  },
  {
    when: { goal: 0, have: 8 },
    say: { en: 'Two more units!', de: 'Noch zwei Einheiten!' },
    point: 'goal',
    until: { goal: 0, have: 9 },
  },
]
