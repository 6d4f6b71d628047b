/** Notices when code that should know only its arguments asks the machine for the time or for chance. */

type Spied = Record<string, unknown>

/** Runs `work` and returns the names of what it called, each once. */
export function outsideWorldWatched(work: () => void): string[] {
  const called = new Set<string>()
  const world = globalThis as unknown as Record<string, Spied>
  const places: [Spied | undefined, string, string][] = [
    [world.Math, 'random', 'Math.random'],
    [world.Date, 'now', 'Date.now'],
    [world.performance, 'now', 'performance.now'],
    [world.crypto, 'getRandomValues', 'crypto.getRandomValues'],
  ]
  const restore = places.flatMap(([owner, key, name]) => (owner ? [spy(owner, key, () => called.add(name))] : []))
  restore.push(spyConstructor(() => called.add('new Date')))
  try {
    work()
  } finally {
    for (const undo of restore) undo()
  }
  return [...called]
}

function spy(owner: Spied, key: string, notice: () => void): () => void {
  const original = owner[key] as (...all: unknown[]) => unknown
  owner[key] = (...all: unknown[]): unknown => {
    notice()
    return original.apply(owner, all)
  }
  return () => {
    owner[key] = original
  }
}

function spyConstructor(notice: () => void): () => void {
  const original = globalThis.Date
  globalThis.Date = new Proxy(original, {
    construct(target, all: ConstructorParameters<typeof Date>) {
      notice()
      return new target(...all)
    },
    apply(target) {
      notice()
      return target()
    },
  })
  return () => {
    globalThis.Date = original
  }
}
