/**
 * How a game takes part in `lockstep vectors`: games/NAME/testing/vectors.ts exports `vectors`, one of these. The vectors
 * themselves are language-neutral JSON files that live outside the project.
 */
export interface VectorAdapter {
  /** Which sub-folder of the folder of vectors is ours. */
  readonly folder: string
  /** `path` is relative to that sub-folder. One file may hold any number of vectors. */
  run(path: string, json: unknown): readonly VectorResult[]
}

export interface VectorResult {
  readonly name: string
  /** `rejected`: the vector depends on a choice that our rules made otherwise, on purpose. It is listed and not counted against us. */
  readonly verdict: 'passed' | 'failed' | 'rejected'
  readonly because?: string
}
