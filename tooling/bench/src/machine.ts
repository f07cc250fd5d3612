import { availableParallelism, cpus, loadavg } from 'node:os'

/** One line about the machine at this moment: figures mean little without it. */
export function describeMachine(): string {
  const loads = loadavg().map((load) => load.toFixed(1))
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${availableParallelism()} × ${model}, Node ${process.versions.node}, load average ${loads.join(' ')}`
}
