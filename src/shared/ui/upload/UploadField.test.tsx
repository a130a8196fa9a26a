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
  const sent: { file: File; signal: AbortSignal; onProgress: (share: number) => void; arrive: () => void; fail: () => void }[] =
    []
  const send: SendFile<string> = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      sent.push({ file, signal, onProgress, arrive: () => resolve(file.name), fail: () => reject(new Error('lost')) })
    })
  return { sent, send }
}

function Field({ send, onDone }: { send: SendFile<string>; onDone?: (name: string) => void }) {
  const uploads = useUploads({ rule: { types: ['image/*'], mostBytes: 100 }, send, onDone })
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

  it('stops everything when the screen is left', async () => {
    const { sent, send } = line()
    const { unmount } = render(<Field send={send} />)
    await choose(picture('a.png'))
    unmount()
    expect(sent[0]!.signal.aborted).toBe(true)
  })
})
