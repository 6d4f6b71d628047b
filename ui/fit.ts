import { type Inputs, useLayoutEffect } from 'preact/hooks'

/**
 * Fits something into the space it has: calls `measure` at once and whenever one of the elements changes its size. Sizes are written
 * into the style of an element; with container units in the style sheet instead, the browser lays out all cells anew whenever one of them
 * changes: forty times the work.
 */
export function useFit(elements: () => readonly (Element | null | undefined)[], measure: () => void, inputs: Inputs): void {
  useLayoutEffect(() => {
    const found = elements().filter(element => element !== null && element !== undefined)
    if (found.length === 0) return
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of found) observer.observe(element)
    return () => observer.disconnect()
  }, inputs)
}

/** Lengths in pixels, as custom properties of an element. */
export function setLengths(element: HTMLElement, lengths: Readonly<Record<`--${string}`, number>>): void {
  for (const [name, length] of Object.entries(lengths)) element.style.setProperty(name, `${length}px`)
}

/** Custom properties for the style of an element, which the types of a style do not know. */
export function styleVars(values: Readonly<Record<`--${string}`, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
