import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The same page by another name: the package brings its own copy of these types, which is not quite equal to ours. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
