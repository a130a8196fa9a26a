import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardRow } from './CardRow.tsx'

it.each(['', null, undefined, false])('leaves out a fact that says %j', (nothing) => {
  const columns = [
    { key: 'name', header: 'Name', cell: () => 'Meloxicam' },
    { key: 'doctor', header: 'Doctor', cell: () => 'Isha Ito' },
    { key: 'until', header: 'Valid until', cell: () => nothing },
    { key: 'left', header: 'Left', cell: () => 0 },
  ]
  render(
    <CardRow
      row={{}}
      name="1"
      columns={columns}
      card={undefined}
      rowActions={undefined}
      isSelected={undefined}
      onSelect={undefined}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Doctor', 'Left'])
})
