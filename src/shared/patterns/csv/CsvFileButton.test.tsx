import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import words from '#shared/words/workspace.en-US.json'
import { CsvFaults } from './CsvFaults.tsx'
import { type CsvFile, CsvFileButton } from './CsvFileButton.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    ns: ['workspace'],
    defaultNS: 'workspace',
    resources: { 'en-US': { workspace: words } },
    interpolation: { escapeValue: false },
  })
})

async function choose(...parts: BlobPart[]) {
  const chosen: CsvFile[] = []
  const { container } = render(
    <CsvFileButton onReset={() => {}} onChoose={(file) => void chosen.push(file)}>
      Choose file
    </CsvFileButton>,
  )
  await userEvent.upload(container.querySelector('input')!, new File(parts, 'products.csv', { type: 'text/csv' }))
  return chosen
}
const western = Uint8Array.from('name\nCrème brûlée\n', (character) => character.charCodeAt(0))

test('a file in UTF-8 is taken without a question', async () => {
  const chosen = await choose('name\nCrème\n')
  await waitFor(() => expect(chosen).toMatchObject([{ encoding: 'utf-8' }]))
  expect(screen.queryByRole('status')).toBeNull()
})

test('one in Windows-1252 is taken only once the person has seen a line of it and agreed', async () => {
  const chosen = await choose(western)
  expect(await screen.findByText('Crème brûlée')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Do these characters look right?')
  expect(chosen).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Looks right' }))
  expect(chosen).toMatchObject([{ encoding: 'windows-1252', file: { name: 'products.csv' } }])
  expect(screen.queryByRole('status')).toBeNull()
})

test('what is no text is refused, with what to do', async () => {
  const chosen = await choose(Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0xfe, 0))
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be read as text')
  expect(chosen).toEqual([])
})

test('an error shows what the file has there', () => {
  const faults = [
    { line: 3, column: 'price', fault: 'bad', value: '4,4x9' },
    { line: 4, column: 'name', fault: 'bad', value: null },
    { line: 5, column: null, fault: 'bad', value: 'A-3 Short' },
  ]
  render(<CsvFaults faults={faults} describe={() => 'is wrong'} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Line 3, price: “4,4x9” is wrong',
    'Line 4, name: is wrong',
    'Line 5: is wrong (“A-3 Short”)',
  ])
})
