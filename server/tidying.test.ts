/** Nobody sweeps up behind the database that comes along, so the server does: from its start until it is closed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { tidyRegularly } from './data/tidy.ts'
import { run } from './running.ts'

vi.mock('./data/tidy.ts', async original => {
  const real = await original<typeof import('./data/tidy.ts')>()
  return { ...real, tidyRegularly: vi.fn<typeof real.tidyRegularly>(real.tidyRegularly) }
})

test('the server tidies its embedded database regularly, and stops doing so when it closes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lockstep-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>the page</title>')
  const stopped = vi.fn<() => Promise<void>>(async () => {})
  const tidied = vi.mocked(tidyRegularly).mockImplementation(() => stopped)
  const served = await run(readConfig({ PORT: '0', LOCKSTEP_LOG: 'silent', LOCKSTEP_DATA: 'memory:' }), root)
  try {
    expect(tidied).toHaveBeenCalledTimes(1)
    const [db] = tidied.mock.calls[0] ?? []
    expect(await db?.selectFrom('pulse').select('id').execute()).toEqual([{ id: 1 }])
    expect(stopped).not.toHaveBeenCalled()
  } finally {
    await served.close()
    await rm(root, { recursive: true })
  }
  expect(stopped).toHaveBeenCalledTimes(1)
})
