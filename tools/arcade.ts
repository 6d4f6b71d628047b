/** Opens the arcade as it is built, in a real browser: the server is started as anybody would start it. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import type { Arcade, ArcadeOptions } from '../terminal/arcade.ts'
import { root } from './processes.js'
import { ensureBrowser, ensureBuilt } from './setup.js'

const ARGUMENTS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--enable-precise-memory-info']
const OWN_GRAPHICS = ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist']

export async function openArcade({ ownGraphics = false }: ArcadeOptions = {}): Promise<Arcade> {
  await ensureBuilt()
  const executablePath = await ensureBrowser()
  const server = await startServer()
  try {
    const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...(ownGraphics ? OWN_GRAPHICS : [])] })
    const close = async (): Promise<void> => {
      await browser.close()
      server.stop()
    }
    return { browser, address: server.address, close }
  } catch (error) {
    server.stop()
    throw error
  }
}

async function startServer(): Promise<{ address: string; stop(): void }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOCKSTEP_DATA: 'memory:' },
  })
  // It is listened to until it ends: whoever is not heard stops in the middle of a line.
  const address = await new Promise<string>((found, failed) => {
    createInterface(server.stdout).on('line', line => {
      const said = /^Lockstep is at (http:\S+)/.exec(line)?.[1]
      if (said) found(said)
    })
    server.on('exit', () => failed(new Error('the server ended before it said where it is')))
  })
  return { address, stop: () => void server.kill() }
}
