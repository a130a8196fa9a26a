import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EditPet } from './EditPet.tsx'
import { NewPet } from './NewPet.tsx'
import { PetList } from './PetList.tsx'

/** In the query: the pet that is open, or this for one to be added. */
const newPet = 'new'

/** The patient's pets: the list, or one of them. Which one stands in the address (`pet`). */
export function PetsPanel() {
  const [address, setAddress] = useSearchParams()
  const open = useCallback(
    (pet?: string) =>
      setAddress((before) => {
        const after = new URLSearchParams(before)
        after.set('tab', 'pets')
        if (pet === undefined) after.delete('pet')
        else after.set('pet', pet)
        return after
      }),
    [setAddress],
  )
  const asked = address.get('pet')
  if (asked === newPet) return <NewPet onClose={() => open()} />
  if (asked) return <EditPet key={asked} id={asked} onClose={() => open()} />
  return <PetList onAdd={() => open(newPet)} onOpen={open} />
}
