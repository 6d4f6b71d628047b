// @vitest-environment happy-dom
/** Whatever stands on a page can send a recorded game to the theatre. */
import { render } from 'preact'
import { useContext } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { Theatre } from '../../ui/theatre.ts'
import { decoded } from '../replay/share-link.ts'
import { route } from './address.ts'
import { App } from './app.tsx'

vi.mock('../front/page.tsx', () => ({
  Front: function Front() {
    const show = useContext(Theatre)
    return (
      <main>
        <button type="button" onClick={() => show?.({ text: 'replay 1\ngame none\n' })}>
          text
        </button>
        <button type="button" onClick={() => show?.({ kept: 'a-1' })}>
          kept
        </button>
      </main>
    )
  },
}))

test('by its text, which goes into the address, or by the name it is kept under', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  await act(() => render(<App />, root))
  await vi.waitFor(() => expect(root.querySelectorAll('button')).toHaveLength(2))
  const [text, kept] = root.querySelectorAll('button')
  await act(() => text?.click())
  await vi.waitFor(() => expect(route.peek().page).toBe('watch'))
  const at = route.peek()
  if (at.page !== 'watch' || at.replay === null) throw new Error('the game is in the address')
  expect(await decoded(at.replay)).toEqual({ text: 'replay 1\ngame none\n' })
  await act(() => kept?.click())
  expect(route.peek()).toEqual({ page: 'watch', kept: 'a-1', replay: null, at: null })
  render(null, root)
})
