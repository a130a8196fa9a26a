import { expect, it } from 'vitest'
import { createPrometheusMetrics } from './prometheus.ts'

it('counts requests by route and status, and asks for what is watched at each reading', async () => {
  const metrics = createPrometheusMetrics()
  let connections = 3
  metrics.watch('carenest_hub_connections', 'Open connections of the hub', () => connections)
  metrics.request({ method: 'GET', route: '/api/doctors/:id', status: 200, seconds: 0.004 })
  metrics.request({ method: 'GET', route: '/api/doctors/:id', status: 200, seconds: 0.3 })
  const { text, contentType } = await metrics.read()
  expect(contentType).toContain('text/plain')
  expect(text).toContain('carenest_requests_total{method="GET",route="/api/doctors/:id",status="200"} 2')
  expect(text).toContain('carenest_request_seconds_bucket{le="0.005",method="GET",route="/api/doctors/:id"} 1')
  expect(text).toContain('carenest_hub_connections 3')
  connections = 5
  expect((await metrics.read()).text).toContain('carenest_hub_connections 5')
})
