import type { Pictures } from '../../../../terminal/arcade.ts'

export const pictures: Pictures = {
  scenes: {
    async nim(page) {
      await page.goto('/play/nim?level=classic&bot=perfect&seed=kitchen')
      await page.getByRole('button', { name: 'Hint' }).click()
      await page.getByRole('button', { name: 'Take 2 from a', exact: true }).click()
      await page.getByRole('cell', { name: 'c1' }).waitFor()
      const considered = page.getByRole('button', { name: 'heap c, take 2 of 4' })
      await (page.viewportSize()?.width === 360 ? considered.tap() : considered.hover())
    },
  },
}
