import { Counter, Gauge, type Registry } from 'prom-client'

/** A value with its labels. */
export type Reading<Label extends string> = { labels: Readonly<Record<Label, string>>; value: number }

/** A series of metrics: its name, what it means, and its labels. */
export type Series<Label extends string> = { name: string; help: string; labelNames: readonly Label[] }

/** Reads a gauge at a scrape; values that it leaves out are not shown. */
type Read<Label extends string> = () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>

/** Registers a gauge that is read at each scrape. `read` must not reject. */
export function gauge<Label extends string>(registry: Registry, series: Series<Label>, read: Read<Label>): void {
  void new Gauge<Label>({
    ...series,
    registers: [registry],
    async collect() {
      const readings = await read()
      this.reset()
      for (const { labels, value } of readings) this.set(labels, value)
    },
  })
}

/** Registers a gauge without labels; null is not shown. */
export function plainGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | null | Promise<number | null>,
): void {
  gauge(registry, { name, help, labelNames: [] }, async () => {
    const value = await read()
    return value === null ? [] : [{ labels: {}, value }]
  })
}

/** Registers a counter whose totals are kept elsewhere, and read at each scrape. */
export function counter<Label extends string>(
  registry: Registry,
  series: Series<Label>,
  read: () => readonly Reading<Label>[],
): void {
  void new Counter<Label>({
    ...series,
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, value } of read()) this.inc(labels, value)
    },
  })
}
