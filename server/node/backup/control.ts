import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { StartFault } from '#server/kernel/errors.ts'
import { faultLines } from '../fault.ts'

const address = z.object({ port: z.int(), token: z.string() })
const fileIn = (dataFolder: string) => join(dataFolder, 'control.json')

export interface Control {
  close(): Promise<void>
}

/**
 * Lets commands on this machine ask the server that has the embedded database for a backup, since only one process can have that. Whoever can read
 * the data folder may: the port of this run and a secret lie there.
 */
export async function openControl(dataFolder: string, makeBackup: (folder: string) => Promise<string>): Promise<Control> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer((asked, answer) => {
    const given = Buffer.from(asked.headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${token}`)
    if (asked.method !== 'POST' || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      answer.writeHead(403).end()
      return
    }
    text(asked)
      .then(makeBackup)
      .then(
        (sentence) => answer.writeHead(200).end(sentence),
        (error: unknown) => answer.writeHead(500).end(faultLines(error).join('\n')),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  writeFileSync(fileIn(dataFolder), JSON.stringify({ port, token }), { mode: 0o600 })
  return {
    async close() {
      rmSync(fileIn(dataFolder), { force: true })
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Has the running server make the backup. @throws `inUse` when none answers, StartFault with what it says when it cannot */
export async function askRunningServer(dataFolder: string, folder: string, inUse: Error): Promise<string> {
  const { port, token } = readAddress(dataFolder, inUse)
  const asked = request({ host: '127.0.0.1', port, method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  asked.end(folder)
  const [answer] = (await once(asked, 'response').catch(() => {
    throw inUse
  })) as [IncomingMessage]
  const sentence = await text(answer)
  if (answer.statusCode !== 200) throw new StartFault(sentence || 'The running server refused to make the backup.')
  return sentence
}

function readAddress(dataFolder: string, inUse: Error) {
  try {
    return address.parse(JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')))
  } catch {
    throw inUse
  }
}
