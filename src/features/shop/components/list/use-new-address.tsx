import { lazy, Suspense, useState } from 'react'

const AddressDialog = lazy(() => import('../addresses/AddressDialog.tsx').then((module) => ({ default: module.AddressDialog })))

/** Asks for an address of the book; `onAdded` once it stands there. */
export function useNewAddress(onAdded: () => void) {
  const [isOpen, setOpen] = useState(false)
  const close = (id?: string) => {
    setOpen(false)
    if (id) onAdded()
  }
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <AddressDialog onClose={close} />
    </Suspense>
  )
  return { ask: () => setOpen(true), dialog }
}
