import { parentPort } from 'node:worker_threads'
import type { Message } from './pool.ts'
import { perform, type Task } from './tasks.ts'

const tell = (message: Message): void => parentPort?.postMessage(message)

parentPort?.on('message', (task: Task) => {
  try {
    tell({ done: perform(task, says => tell({ says })) })
  } catch (error) {
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
