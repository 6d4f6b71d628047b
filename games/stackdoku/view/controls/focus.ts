/** Where the keyboard is on the board. A place has a name: `t12` a tile, `s2` a place of the tray, `c40` a cell, `d5` a digit below the grid. */
export type Region = 'stack' | 'tray' | 'grid' | 'digits'

export interface Focus {
  readonly region: Region | null
  readonly at: number
}

export function focusOn(place: string): void {
  document.querySelector<HTMLElement>(`.sd [data-place="${place}"]`)?.focus()
}

export function focused(): Focus {
  const { activeElement } = document
  const region = activeElement?.closest<HTMLElement>('.sd [data-region]')?.dataset['region'] as Region | undefined
  const place = activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? ''
  return { region: region ?? null, at: Number(place.slice(1)) }
}
