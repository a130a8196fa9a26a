import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '#server/kernel/ports.ts'

export interface PrometheusMetrics extends Metrics {
  /** Asked at each reading. */
  watch(name: string, help: string, read: () => number): void
  /** The figures in Prometheus' text form. */
  read(): Promise<{ contentType: string; text: string }>
}

/** Figures of this process for Prometheus. Routes are counted by their pattern, so that no id becomes a label. */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const seconds = new Histogram({
    name: 'carenest_request_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const requests = new Counter({ name: 'carenest_requests_total', help: 'Requests answered', labelNames, registers })
  return {
    request(measured) {
      const { method, route, status } = measured
      requests.inc({ method, route, status })
      seconds.observe({ method, route }, measured.seconds)
    },
    watch(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      })
      registry.registerMetric(gauge)
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
