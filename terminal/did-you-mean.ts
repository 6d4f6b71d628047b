/** "Did you mean …?": the candidate a slip of the finger away from a word, if there is one. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase()
  let best: string | null = null
  // One slip for every three letters. A single letter is not a slip of another one.
  let least = wanted.length < 2 ? 1 : Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    const slips = distance(wanted, candidate.toLowerCase())
    if (slips < least) {
      best = candidate
      least = slips
    }
  }
  return best ?? onlyOneBeginning(wanted, candidates)
}

function onlyOneBeginning(wanted: string, candidates: Iterable<string>): string | null {
  if (wanted.length < 2) return null
  const [first, second] = [...candidates].filter(candidate => candidate.toLowerCase().startsWith(wanted))
  return first !== undefined && second === undefined ? first : null
}

/** Letters changed, missing, added, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const here = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let slips = Math.min(at(above, column) + 1, at(here, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) slips = Math.min(slips, at(before, column - 2) + 1)
      here.push(slips)
    }
    before = above
    above = here
  }
  return at(above, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** `; did you mean "x"?`, or what there is. The end of a sentence that began with what there is not. */
export function instead(word: string, candidates: readonly string[], what: string): string {
  const near = nearest(word, candidates)
  const list = candidates.length === 0 ? `there are no ${what}` : `the ${what} are ${candidates.join(', ')}`
  return near === null ? list : `did you mean "${near}"? (${list})`
}
