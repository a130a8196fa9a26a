import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hub } from '#server/hub/hub.ts'
import type { Publisher } from '#server/hub/publisher.ts'
import type { Log } from '#server/kernel/ports.ts'
import { withinTime } from '#server/kernel/time-limit.ts'
import type { OpenDatabase } from './database.ts'
import type { InFlight } from './in-flight.ts'

export interface Stopping {
  readonly server: Server
  readonly inFlight: InFlight
  readonly hub: Hub
  readonly publisher: Publisher
  readonly jobs: { stop(): Promise<void> }
  readonly database: OpenDatabase
  readonly log: Log
  /** How long to serve after having said that it goes. */
  readonly drainSeconds: number
}

/** Milliseconds for each step: whatever hangs, the process ends. */
const limits = { calls: 10_000, jobs: 5_000, hub: 2_000, database: 5_000 }

/**
 * Ends a server without dropping a call. It says not ready and goes on serving, each answer being its connection's last, so that a balancer
 * and its callers turn to others; then it takes nothing more, finishes what it has, and lets go of the other processes after the last
 * call's events have been told them.
 */
export async function stopServer(stopping: Stopping): Promise<void> {
  const { server, inFlight, hub, publisher, jobs, database, log, drainSeconds } = stopping
  const step = (name: keyof typeof limits, work: Promise<void>) =>
    withinTime(limits[name], work).catch(() => log.warn('did not end in time', { what: name }))

  inFlight.leave()
  const jobsEnded = jobs.stop()
  await pause(drainSeconds * 1000)
  server.close()
  // Whoever is connected comes back elsewhere.
  hub.stop()
  await step('calls', inFlight.ended())
  // What is open still says nothing; those on which a caller waited are closed by their answers.
  server.closeAllConnections()
  await step('jobs', jobsEnded)
  await step('hub', publisher.stop())
  await step('database', database.close())
}
