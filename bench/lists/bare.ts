import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { openDurable } from '#server/adapters/pglite/open-durable.ts'

/**
 * What the platform's list is held against: bare `node:http` and a driver that run the list's query and answer the same fields, and
 * ask nobody who they are. `DATABASE_URL`, or the embedded database of `DATA_DIR` in this very thread.
 */
interface Row {
  id: string
  channel: string
  recipient: string
  subject: string | null
  state: string
  created_at: Date
  sent_at: Date | null
}

const limit = 20
const text = `select * from outbox_messages order by created_at desc, id desc limit ${limit + 1}`

async function reader(): Promise<() => Promise<Row[]>> {
  const { DATABASE_URL: connectionString, DATA_DIR: folder } = process.env
  if (connectionString) {
    const pool = new pg.Pool({ connectionString, max: 16 })
    return async () => (await pool.query<Row>(text)).rows
  }
  const { pglite } = await openDurable(join(folder ?? '', 'database'))
  process.on('SIGTERM', () => void pglite.close().then(() => process.exit(0)))
  return async () => (await pglite.query<Row>(text)).rows
}

const read = await reader()
async function answer(response: ServerResponse): Promise<void> {
  const rows = await read()
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    state: row.state,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }))
  const last = items.at(-1)
  const next = rows.length > limit && last ? `${last.createdAt.toISOString()} ${last.id}` : null
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ items, next }))
}

createServer((_, response) => void answer(response)).listen(Number(process.env['PORT']))
