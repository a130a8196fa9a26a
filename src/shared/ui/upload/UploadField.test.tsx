import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import words from '#shared/words/workspace.en-US.json'
import { UploadField } from './UploadField.tsx'
import { useUploads, type SendFile } from './use-uploads.ts'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-US', ns: ['workspace'], defaultNS: 'workspace', resources: { 'en-US': { workspace: words } } })
  URL.createObjectURL = () => 'blob:there'
  URL.revokeObjectURL = () => {}
})

/** Each sending waits until the test says how it goes. */
function line() {
  const sent: {
    file: File
    signal: AbortSignal
    onProgress: (share: number) => void
    onHold: (isHeld: boolean) => void
    arrive: () => void
    fail: () => void
  }[] = []
  const send: SendFile<string> = (file, { signal, onProgress, onHold }) =>
    new Promise((resolve, reject) => {
      sent.push({ file, signal, onProgress, onHold, arrive: () => resolve(file.name), fail: () => reject(new Error('lost')) })
    })
  return { sent, send }
}

interface FieldProps {
  send: SendFile<string>
  onDone?: (name: string) => void
  onRemove?: (file: File) => void
  isResumable?: boolean
}

function Field({ send, ...options }: FieldProps) {
  const uploads = useUploads({ rule: { types: ['image/*'], mostBytes: 100 }, send, ...options })
  return <UploadField label="Pictures" hint="Pictures of the wound." uploads={uploads} />
}

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const choose = (...files: File[]) => userEvent.upload(document.querySelector('input')!, files)
const row = (name: string) => within(screen.getByText(name).closest('li')!)

describe('handing over files', () => {
  it('sends two at a time and tells how far each is, and that it arrived', async () => {
    const { sent, send } = line()
    const arrived: string[] = []
    render(<Field send={send} onDone={(name) => arrived.push(name)} />)
    await choose(picture('a.png'), picture('b.png'), picture('c.png'))
    expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png'])
    expect(row('c.png').getByText(/Waiting/)).toBeVisible()
    act(() => sent[0]!.onProgress(0.4))
    expect(row('a.png').getByRole('progressbar', { name: 'Sending a.png' })).toHaveAttribute('value', '0.4')
    await act(async () => sent[0]!.arrive())
    expect(arrived).toEqual(['a.png'])
    expect(screen.getByRole('log')).toHaveTextContent('a.png: Sent')
    expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png'])
  })

  it('refuses what is not taken before anything is sent, and says why', async () => {
    const { sent, send } = line()
    render(<Field send={send} />)
    const zone = screen.getByText('Drop files here').parentElement!
    const page = new File(['<script>'], 'page.html', { type: 'text/html' })
    fireEvent.drop(zone, { dataTransfer: { files: [page, picture('huge.png', 101)] } })
    expect(row('page.html').getByText(/This kind of file is not taken/)).toBeVisible()
    expect(row('huge.png').getByText(/larger than 100 bytes/)).toBeVisible()
    expect(sent).toEqual([])
  })

  it('stops one that is under way, and lets the next go', async () => {
    const { sent, send } = line()
    render(<Field send={send} />)
    await choose(picture('a.png'), picture('b.png'), picture('c.png'))
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending a.png' }))
    expect(sent[0]!.signal.aborted).toBe(true)
    expect(screen.queryByText('a.png')).toBeNull()
    expect(sent.map(({ file }) => file.name)).toContain('c.png')
  })

  it('tries again what failed', async () => {
    const { sent, send } = line()
    render(<Field send={send} />)
    await choose(picture('a.png'))
    await act(async () => sent[0]!.fail())
    expect(row('a.png').getByText(/could not be sent/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send a.png again' }))
    await act(async () => sent[1]!.arrive())
    expect(row('a.png').getByText(/^\s*Sent/)).toBeVisible()
  })

  it('pauses what stays where it is, goes on with it, and says while the network is awaited', async () => {
    const { sent, send } = line()
    const removed: string[] = []
    render(<Field send={send} isResumable onRemove={({ name }) => removed.push(name)} />)
    await choose(picture('a.png'))
    act(() => sent[0]!.onProgress(0.4))
    await userEvent.click(screen.getByRole('button', { name: 'Pause a.png' }))
    expect(sent[0]!.signal.aborted).toBe(true)
    expect(row('a.png').getByText(/Paused, 40% sent/)).toBeVisible()
    expect(screen.getByRole('log')).toHaveTextContent('a.png: Paused')
    await userEvent.click(screen.getByRole('button', { name: 'Go on with a.png' }))
    act(() => sent[1]!.onHold(true))
    expect(row('a.png').getByText(/Waiting for the connection, 40% sent/)).toBeVisible()
    expect(screen.getByRole('log')).toHaveTextContent('a.png: Waiting for the connection')
    act(() => sent[1]!.onHold(false))
    expect(row('a.png').getByText(/^\s*40% sent/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending a.png' }))
    expect(removed).toEqual(['a.png'])
  })

  it('cannot be paused where it would have to begin anew', async () => {
    const { send } = line()
    render(<Field send={send} />)
    await choose(picture('a.png'))
    expect(screen.queryByRole('button', { name: 'Pause a.png' })).toBeNull()
  })

  it('stops everything when the screen is left', async () => {
    const { sent, send } = line()
    const { unmount } = render(<Field send={send} />)
    await choose(picture('a.png'))
    unmount()
    expect(sent[0]!.signal.aborted).toBe(true)
  })
})
