/** What can be counted here, in the words of Prometheus. Nothing that is counted names a person, a match or a secret. */
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const WATCHED = {
  sockets: 'Open sockets',
  liveMatches: 'Matches with somebody in them, at this process',
  databaseConnections: 'Connections to the database',
  databaseIdle: 'Connections to the database that do nothing',
  databaseWaiting: 'Questions that wait for a connection to the database',
  busUp: 'Whether other processes can be reached: 1, or 0',
}

/** What is asked for when somebody looks. */
export type Watched = { readonly [K in keyof typeof WATCHED]?: () => number }

export type OfferResult = 'written' | 'again' | 'refused'

export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = this.#histogram(
    'lockstep_http_seconds',
    'How long requests took',
    [0.002, 0.01, 0.05, 0.2, 1, 5],
    ['method', 'route', 'status'],
  )
  readonly #offers = this.#counter('lockstep_offers_total', 'Moves that were offered, by what came of them', ['result'])
  readonly #writes = this.#histogram(
    'lockstep_log_write_seconds',
    'How long a write to the log of moves took',
    [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 5],
  )
  readonly #batches = this.#histogram(
    'lockstep_log_write_lines',
    'Lines in one write to the log of moves',
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
  )
  readonly #sweeps = this.#histogram(
    'lockstep_sweep_seconds',
    'How long it took to look for what is due',
    [0.003, 0.01, 0.03, 0.1, 0.3, 1, 5],
  )
  readonly #faults = this.#counter('lockstep_faults_total', 'What went wrong beside requests, by where', ['where'])

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  readonly contentType = this.#registry.contentType

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  /** Every request of this server, by its route and not by its address: addresses are without number, and name matches. */
  time(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, reply) => {
      const { method } = request
      this.#requests.observe(
        { method, route: request.routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` },
        reply.elapsedTime / 1000,
      )
    })
  }

  watch(watched: Watched): void {
    for (const [name, now] of Object.entries(watched)) this.#gauge(name as keyof Watched, now)
  }

  offered(result: OfferResult): void {
    this.#offers.inc({ result })
  }

  wrote(lines: number, ms: number): void {
    this.#batches.observe(lines)
    this.#writes.observe(ms / 1000)
  }

  swept(ms: number): void {
    this.#sweeps.observe(ms / 1000)
  }

  failed(where: 'database' | 'bus' | 'sweep'): void {
    this.#faults.inc({ where })
  }

  #histogram(name: string, help: string, buckets: number[], labelNames: string[] = []): Histogram {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.#registry] })
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] })
  }

  #gauge(name: keyof Watched, now: () => number): void {
    new Gauge({
      name: `lockstep_${name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`)}`,
      help: WATCHED[name],
      registers: [this.#registry],
      collect() {
        this.set(now())
      },
    })
  }
}
