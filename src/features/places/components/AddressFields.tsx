import { lazy, Suspense, useState } from 'react'
import type { Town } from '#shared/ui/address/address-draft.ts'
import { AddressFields as Fields, type AddressFieldsProps, type AddressSuggestion } from '#shared/ui/address/AddressFields.tsx'

const KnownPlaces = lazy(() => import('./KnownPlaces.tsx').catch(() => ({ default: () => null })))

/** The fields of an address, with what can be offered under them once that has come. */
export function AddressFields(props: Omit<AddressFieldsProps, 'towns' | 'streets'>) {
  const [towns, setTowns] = useState<readonly Town[]>()
  const [streets, setStreets] = useState<readonly AddressSuggestion[]>()
  return (
    <>
      <Fields {...props} towns={towns} streets={streets} />
      <Suspense fallback={null}>
        <KnownPlaces value={props.value} onTowns={setTowns} onStreets={setStreets} />
      </Suspense>
    </>
  )
}
