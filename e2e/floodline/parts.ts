/** What lies over what: the parts of a page as rectangles, as far as they can be seen. */
import type { Page } from '@playwright/test'

export interface Part {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Numbers of the parts it stands in. */
  readonly within: readonly number[]
}

/** What can be seen of each: what scrolls inside a column is as large as the part of it that shows. What is only read out is a dot, and left out. */
export async function partsOf(page: Page, selector: string): Promise<readonly Part[]> {
  return page.locator(selector).evaluateAll(found => {
    const shown = found.flatMap(element => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        const scrolls = overflowY === 'auto' || overflowY === 'scroll'
        if (scrolls) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
        if (scrolls && overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      }
      if (right - left < 3 || bottom - top < 3) return []
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
      return [{ element, name: `${element.className} "${words}"`, left, top, right, bottom }]
    })
    return shown.map(({ element, ...part }) => ({
      ...part,
      within: shown.flatMap((other, at) => (other.element !== element && other.element.contains(element) ? [at] : [])),
    }))
  })
}

/** Less than this is a shadow or a rounded corner. */
const TOUCHING_PX = 1.5

/** Which two lie over each other, and which leave the window: a sentence each. */
export function faults(parts: readonly Part[], { width, height }: { readonly width: number; readonly height: number }): readonly string[] {
  const said: string[] = []
  const rounded = ({ left, top, right, bottom }: Part): string => [left, top, right, bottom].map(Math.round).join(' ')
  parts.forEach((part, at) => {
    const out = Math.max(-part.left, -part.top, part.right - width, part.bottom - height)
    if (out > TOUCHING_PX) said.push(`${part.name} leaves the window by ${Math.round(out)} px (${rounded(part)})`)
    parts.forEach((other, after) => {
      if (after <= at || part.within.includes(after) || other.within.includes(at)) return
      const across = Math.min(part.right, other.right) - Math.max(part.left, other.left)
      const down = Math.min(part.bottom, other.bottom) - Math.max(part.top, other.top)
      if (across > TOUCHING_PX && down > TOUCHING_PX)
        said.push(
          `${part.name} and ${other.name} overlap by ${Math.round(across)} × ${Math.round(down)} px (${rounded(part)} / ${rounded(other)})`,
        )
    })
  })
  return said
}
