import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import addresses from 'virtual:addresses'

/** Two lists by React alone: no router, no store, no style. What was asked once is kept; at an address with `?asking` nothing is. */
interface Row {
  readonly id: string
  readonly [field: string]: unknown
}

const login = JSON.parse(localStorage.getItem('persist:userDetail') ?? '{}') as { accessToken?: string }
const { token } = JSON.parse(login.accessToken ?? '{}') as { token?: string }
const kept = new Map<string, readonly Row[]>()
const keeps = !new URLSearchParams(location.search).has('asking')

async function ask(call: string): Promise<readonly Row[]> {
  const response = await fetch(`/api${call}`, { headers: { authorization: `Bearer ${token}` } })
  const { items } = (await response.json()) as { items: readonly Row[] }
  if (keeps) kept.set(call, items)
  return items
}

/** Every field of a row that is a word, a number, or a thing with a name. */
const wordsOf = (row: Row) =>
  Object.values(row).flatMap((value) => {
    if (typeof value === 'object' && value !== null) return 'name' in value ? [String(value.name)] : []
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })

function List({ title, call }: { title: string; call: string }) {
  const [rows, setRows] = useState(kept.get(call))
  useEffect(() => {
    if (!kept.has(call)) void ask(call).then(setRows)
  }, [call])
  return (
    <main>
      <h1>{title}</h1>
      {rows ? (
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {wordsOf(row).map((word, place) => (
                  <td key={place}>{word}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p aria-busy="true">…</p>
      )}
    </main>
  )
}

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  history.pushState(null, '', event.currentTarget.href)
  for (const listener of listeners) listener()
}

function Lists() {
  const path = useSyncExternalStore(listen, () => location.pathname)
  return (
    <>
      <a href={addresses.visits} onClick={follow}>
        Visits
      </a>
      <a href={addresses.notices} onClick={follow}>
        Notices
      </a>
      {path === addresses.visits ? (
        <List key="visits" title="Visits" call={addresses.visitsCall} />
      ) : (
        <List key="notices" title="Notices" call={addresses.noticesCall} />
      )}
    </>
  )
}

createRoot(document.getElementById('root')!).render(<Lists />)
