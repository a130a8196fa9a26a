import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { useListAddressesQuery } from '../buying-api.ts'
import { AddressChoice } from '../components/checkout/AddressChoice.tsx'

/** An address of the person's book; the usual one where none is chosen. */
export function AddressPick({
  value,
  onChange,
  error,
}: {
  value: string | null
  onChange: (id: string) => void
  error?: string
}) {
  const book = useListAddressesQuery()
  return (
    <QueryState query={book} isEmpty={() => false} skeleton={<SkeletonText lines={3} />}>
      {({ items }) => (
        <AddressChoice addresses={items} chosen={items.find(({ id }) => id === value)} onChoose={onChange} error={error} />
      )}
    </QueryState>
  )
}
