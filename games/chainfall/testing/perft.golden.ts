/** How many sequences of turns there are from a few positions, as rules, textbook and core counted them. */
export const golden = [
  {
    name: 'the start',
    picture: ['.. .. .. .. .. ..', '.. .. .. .. .. ..', '.. .. .. .. .. ..', '.. .. .. .. .. ..', '.. .. .. .. .. ..', '.. .. .. .. .. ..'],
    queue: [3, 2, 4, 1, 2, 3, 1, 4],
    bag: [2, 2, 3, 4],
    turns: 0,
    bare: [36, 1260, 42840, 1507264],
    cards: [1368, 1728720],
  },
  {
    name: 'three tiles in the middle',
    picture: ['.. .. .. .. .. ..', '.. .. .. .. .. ..', '.. .. R1 .. .. ..', '.. .. B2 R2 .. ..', '.. .. .. .. .. ..', '.. .. .. .. .. ..'],
    queue: [1, 3, 2, 4, 2, 3, 1, 4],
    bag: [2, 2, 3, 4],
    turns: 9,
    bare: [33, 1188, 41580, 1413720],
    cards: [1320, 1728290],
  },
  {
    name: 'a wall, and two tiles to swap',
    picture: ['B3 .. .. #1 .. ..', '.. R2 .. .. .. ..', '.. .. B1 .. .. ..', '.. .. .. .. .. ..', '.. .. .. .. R3 ..', '.. .. .. .. .. ..'],
    queue: [2, 1, 4, 3, 2, 3, 1, 4],
    bag: [2, 2, 3, 4],
    turns: 12,
    bare: [31, 998, 34290, 1204950],
    cards: [1333, 1802542],
  },
  {
    name: 'the last three tiles on a board of fifteen cells',
    picture: ['B2 .. R1 .. ..', '.. R3 .. B1 ..', '.. .. .. .. ..'],
    queue: [2, 1, 3],
    bag: [],
    turns: 33,
    bare: [11, 140, 2041, 1805],
    cards: [253, 56555],
  },
] as const
