import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '#shared/session/safe-storage.ts'
import site from '#shared/words/site.en-US.json'
import workspace from '#shared/words/workspace.en-US.json'
import { useListSettings } from './columns/useListSettings.ts'
import * as file from '#shared/lib/save-file.ts'
import { ListPage } from './ListPage.tsx'
import type { BulkAction } from './selection/bulk-action.ts'
import { useListController } from './useListController.ts'
import type { ViewStore } from './views/view-store.ts'

interface Pet {
  id: string
  name: string
  species: string
  weight: number
}
const pets: Pet[] = [
  { id: '1', name: 'Milo', species: 'Dog', weight: 12 },
  { id: '2', name: 'Kiki', species: 'Cat', weight: 4 },
  { id: '3', name: 'Nemo', species: 'Fish', weight: 1 },
]

const nameOf = (pet: Pet) => <Link to="/pet">{pet.name}</Link>

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    ns: ['site', 'workspace'],
    defaultNS: 'site',
    resources: { 'en-US': { site, workspace } },
    interpolation: { escapeValue: false },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
beforeEach(() => browserStorage.clear())

interface PetsProps {
  bulk?: readonly BulkAction<Pet>[]
  views?: ViewStore
  rows?: readonly Pet[]
}

function Pets({ bulk, views, rows = pets }: PetsProps) {
  const list = useListController({ filters: ['species'], along: ['tab'] })
  return (
    <>
      <ListPage<Pet, 'species'>
        controller={list}
        query={{ data: rows }}
        label="Pets"
        rowKey={(pet) => pet.id}
        settings={useListSettings('pets')}
        views={views}
        bulk={bulk}
        exporting={{ name: 'pets', readPage: async () => ({ items: rows, next: null }) }}
        columns={[
          { key: 'name', header: 'Name', cell: nameOf, csv: (pet) => pet.name },
          { key: 'species', header: 'Species', cell: (pet) => pet.species, csv: (pet) => pet.species },
          { key: 'weight', header: 'Weight', cell: (pet) => pet.weight, hiddenAtFirst: true, csv: (pet) => pet.weight },
        ]}
        empty="None"
      />
      <output aria-label="address">{useLocation().search}</output>
    </>
  )
}

function show(props: PetsProps = {}, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: <Pets {...props} /> }], { initialEntries: [address] })
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) }
}

const headers = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

describe('columns and density', () => {
  it('are chosen by keyboard, the first stays, and they are there again when one comes back', async () => {
    const { user, unmount } = show()
    expect(headers()).toEqual(['Name', 'Species'])
    screen.getByRole('button', { name: 'Columns' }).focus()
    await user.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog', { name: 'Columns and density' })
    expect(within(dialog).getByRole('checkbox', { name: /^Name/ })).toBeDisabled()
    within(dialog).getByRole('checkbox', { name: 'Weight' }).focus()
    await user.keyboard(' ')
    within(dialog).getByRole('checkbox', { name: 'Species' }).focus()
    await user.keyboard(' ')
    expect(headers()).toEqual(['Name', 'Weight'])
    await user.click(within(dialog).getByRole('radio', { name: 'Compact' }))
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact')
    unmount()
    show()
    expect(headers()).toEqual(['Name', 'Weight'])
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact')
  })

  it('go back to what the screen shows by itself', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Species' }))
    expect(headers()).toEqual(['Name'])
    await user.click(screen.getByRole('button', { name: 'As it was at first' }))
    expect(headers()).toEqual(['Name', 'Species'])
  })
})

describe('selection', () => {
  const feed = (run: NonNullable<BulkAction<Pet>['run']>, more: Partial<BulkAction<Pet>> = {}): BulkAction<Pet> => ({
    key: 'feed',
    label: 'Feed',
    run,
    ...more,
  })
  const all = () => screen.getByRole('checkbox', { name: 'Select all shown' })

  it('says how many, and the box above knows all, some and none', async () => {
    const { user } = show({ bulk: [feed(async () => [])] })
    expect(screen.queryByRole('button', { name: 'Feed' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select Milo' }))
    expect(screen.getByText('1 selected')).toHaveAttribute('role', 'status')
    expect(all()).toBePartiallyChecked()
    await user.click(all())
    expect(screen.getByText('3 selected')).toBeVisible()
    expect(all()).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(all()).not.toBeChecked()
    expect(all()).not.toBePartiallyChecked()
  })

  it('asks first, then tells row by row what did not work and keeps those selected', async () => {
    const run = vi.fn(async (rows: readonly Pet[]) =>
      rows.map(({ id }) => (id === '3' ? { key: id, refused: 'swims away' } : { key: id })),
    )
    const { user } = show({ bulk: [feed(run, { question: (count) => ({ title: `Feed ${count}?`, confirm: 'Yes' }) })] })
    await user.click(all())
    await user.click(screen.getByRole('button', { name: 'Feed' }))
    await user.click(within(screen.getByRole('dialog', { name: 'Feed 3?' })).getByRole('button', { name: 'Cancel' }))
    expect(run).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Feed' }))
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('2 done')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    expect(screen.getByText('1 was left as it is:')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Nemo swims away'])
    expect(screen.getByText('1 selected')).toBeVisible()
  })

  it('offers an action for the rows it makes sense for, and says when nothing could be done', async () => {
    const run = vi.fn<NonNullable<BulkAction<Pet>['run']>>(() => Promise.reject(new Error('down')))
    const { user } = show({ bulk: [feed(run, { applies: (pet) => pet.species !== 'Fish' })] })
    await user.click(screen.getByRole('checkbox', { name: 'Select Nemo' }))
    expect(screen.getByRole('button', { name: 'Feed' })).toBeDisabled()
    await user.click(all())
    await user.click(screen.getByRole('button', { name: 'Feed (2)' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed')
    expect(run.mock.calls[0]![0].map(({ name }) => name)).toEqual(['Milo', 'Kiki'])
  })

  it('takes everything between two with shift', async () => {
    const { user } = show({ bulk: [feed(async () => [])] })
    await user.click(screen.getByRole('checkbox', { name: 'Select Milo' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Nemo' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('3 selected')).toBeVisible()
  })
})

/** Keeps views as the server does, without being it: what is looked at here is the screen's part. */
function WithViews({ onTaken }: { onTaken?: boolean }) {
  const [views, setViews] = useState<NonNullable<ViewStore['views']>>([])
  const store: ViewStore = {
    views,
    save: async (view) => {
      if (onTaken) throw { status: 422, code: 'invalid_input', errors: [{ field: 'name', code: 'name_taken', message: 'Taken' }] }
      setViews((before) => [...before, { ...view, id: view.name }])
    },
    rename: async (id, name) => setViews((before) => before.map((view) => (view.id === id ? { ...view, name } : view))),
    remove: async (id) => setViews((before) => before.filter((view) => view.id !== id)),
  }
  return <Pets views={store} />
}

describe('views', () => {
  const showViews = (address: string, onTaken = false) => {
    const router = createMemoryRouter([{ path: '*', element: <WithViews onTaken={onTaken} /> }], { initialEntries: [address] })
    return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
  }
  const address = () => screen.getByLabelText('address').textContent

  async function saveAs(user: ReturnType<typeof userEvent.setup>, name: string) {
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(screen.getByRole('button', { name: 'Save this view' }))
    const dialog = screen.getByRole('dialog', { name: 'Save this view' })
    await user.type(within(dialog).getByRole('textbox'), name)
    await user.click(within(dialog).getByRole('button', { name: 'Save view' }))
  }

  it('keep search, filters, the tab and columns under a name, and bring them back', async () => {
    const { user, router } = showViews('/?tab=past&species=Dog&elsewhere=1')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Weight' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await saveAs(user, 'Old dogs')
    expect(await screen.findByRole('button', { name: 'Old dogs' })).toBeVisible()
    await router.navigate('/?q=x&elsewhere=2')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Weight' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(screen.getByRole('button', { name: 'Old dogs' }))
    expect(address()).toBe('?elsewhere=2&tab=past&species=Dog')
    expect(headers()).toEqual(['Name', 'Species', 'Weight'])
  })

  it('are renamed, removed, and brought back', async () => {
    const { user } = showViews('/?species=Dog')
    await saveAs(user, 'Dogs')
    await user.click(await screen.findByRole('button', { name: 'Dogs' }))
    await user.click(screen.getByRole('button', { name: 'Manage views' }))
    await user.click(screen.getByRole('button', { name: 'Rename Dogs' }))
    const name = screen.getByRole('textbox')
    await user.clear(name)
    await user.type(name, 'Good dogs')
    await user.click(screen.getByRole('button', { name: 'Rename view' }))
    await user.click(await screen.findByRole('button', { name: 'Remove Good dogs' }))
    expect(await screen.findByText('Good dogs was removed.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Remove Good dogs' })).toBeVisible()
  })

  it('say at the field when the name is taken', async () => {
    const { user } = showViews('/', true)
    await saveAs(user, 'Dogs')
    await waitFor(() =>
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Another view of this list has this name/),
    )
  })
})

it('a file has the columns as they are shown, the day in its name, and what would be a formula as text', async () => {
  const save = vi.spyOn(file, 'saveFile').mockImplementation(() => {})
  const { user } = show({ rows: [{ id: '1', name: '=Milo', species: 'Dog', weight: 12 }] })
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [name, text] = save.mock.calls[0]!
  expect(name).toMatch(/^pets-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(text).toBe("\uFEFFName,Species\r\n'=Milo,Dog\r\n")
})
