import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openLatencyHub } from './latency-hub.ts'

/** The second process: holds the connection of whoever is told. */
const { hub, publisher, attach } = await openLatencyHub(process.argv[2] ?? '', 'two')
const server = createServer()
attach(server)
await publisher.start()
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port, connections: hub.size }))
