import { loadavg } from 'node:os'

/** How busy the machine was in the last one, five and fifteen minutes: whoever measures says it first. */
export function machineLoad(): string {
  const loads = loadavg().map(load => load.toFixed(2))
  return `load ${loads.join(' ')}`
}
