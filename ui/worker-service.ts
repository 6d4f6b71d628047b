/** The side of a worker that answers; worker-client.ts asks. */
import type { Jobs, Message, Question } from './worker-client.ts'

/** A job may tell parts before it answers. */
export type Work<J extends Jobs[string]> = (asked: J['asked'], tell: (part: J['part']) => void) => J['answer'] | Promise<J['answer']>

/** Answers every question that comes to this worker. */
export function serve<J extends { readonly [K in keyof J]: Jobs[string] }>(jobs: { readonly [K in keyof J]: Work<J[K]> }): void {
  const send = (message: Message): void => postMessage(message)
  addEventListener('message', ({ data: { id, job, asked } }: MessageEvent<Question>) => {
    const work = (jobs as unknown as Readonly<Record<string, Work<Jobs[string]>>>)[job]
    const answered = async (): Promise<unknown> => {
      if (!work) throw new Error(`there is no job ${job}`)
      return work(asked, part => send({ id, part }))
    }
    answered().then(
      answer => send({ id, answer }),
      (error: unknown) => send({ id, failed: error instanceof Error ? error.message : String(error) }),
    )
  })
}
