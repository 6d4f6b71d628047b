/** Levels of Floodline for tests of the command line. */

/** A voxel in the air that falls with the first lock, and a goal that is far away. */
export const LOOSE = {
  format: 1,
  id: 'loose',
  title: 'Loose',
  seed: 7,
  bounds: [5, 14, 4],
  maxWorldHeight: 10,
  terrain: [{ type: 'SOLID', at: [0, 3, 0] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'] },
  hold: true,
  objectives: [{ type: 'PLACE_PIECES', count: 50 }],
}
