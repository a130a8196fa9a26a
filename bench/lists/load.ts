import autocannon from 'autocannon'

export interface Load {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly median: number
  readonly p99: number
}

/** Asks one address over and over on 16 connections. An answer that is not good is a fault. */
export async function loadOf(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers: { ...headers }, connections: 16, duration: seconds })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0 || result.requests.total === 0) throw new Error(`${failed} of ${result.requests.total} answers were not good`)
  return {
    requestsPerSecond: result.requests.total / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
  }
}
