import { WebSocket } from 'ws'
import { slotsTopic } from '#contract/booking/topics.ts'
import { serverMethods } from '#contract/hub/events.ts'
import { separator } from '#server/hub/protocol.ts'
import { doctorId, type FromCrowd, type Kind, type ToCrowd } from './messages.ts'

/** Many clients in one process, none of them doing more than it must. */
const [kind, port, size] = [process.argv[2] as Kind, process.argv[3], Number(process.argv[4])]
const address = `ws://127.0.0.1:${port}/hub?access_token=${'A'.repeat(32)}`
const record = (message: object) => JSON.stringify(message) + separator
const handshake = record({ protocol: 'json', version: 1 })
const watch = record({ type: 1, target: serverMethods.watch, arguments: [slotsTopic(doctorId)], invocationId: '1' })
const ping = record({ type: 6 })
const say = (message: FromCrowd) => process.send?.(message)

const clients: WebSocket[] = []
let answered = 0
let heard = 0
let watched = 0

function received(data: Buffer): void {
  const text = data.toString('latin1')
  if (text.includes('slots.changed')) {
    if (++heard % size === 0) say('heard')
  } else if (text.startsWith('{}')) answered++
  else if (text.startsWith('{"type":3') && ++watched === size) say('watching')
}

function connect(): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = new WebSocket(address, { perMessageDeflate: false })
    client.on('message', received)
    client.on('error', reject)
    client.on('open', () => {
      if (kind === 'hub') client.send(handshake)
      clients.push(client)
      resolve()
    })
  })
}

process.on('message', (message: ToCrowd) => {
  if (message !== 'watch') return
  if (kind === 'bare') say('watching')
  else for (const client of clients) client.send(watch)
})
process.on('disconnect', () => process.exit())

for (let made = 0; made < size; made += 50) await Promise.all(Array.from({ length: Math.min(50, size - made) }, connect))
if (kind === 'hub') setInterval(() => clients.forEach((client) => client.send(ping)), 10_000)
const settled = setInterval(() => {
  if (kind === 'hub' && answered < size) return
  clearInterval(settled)
  say('connected')
}, 50)
