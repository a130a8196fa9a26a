import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { EditPet } from './EditPet.tsx'
import { NewPet } from './NewPet.tsx'
import { PetList } from './PetList.tsx'

/** The pet that is open, or this for one to be added. */
const newPet = 'new'
const fields = { tab: textField, pet: textField }

/** The patient's pets: the list, or one of them. Which one stands in the address (`pet`). */
export function PetsPanel() {
  const { values, change } = useAddress(fields)
  const open = (pet?: string) => change({ tab: 'pets', pet })
  const asked = values.pet
  if (asked === newPet) return <NewPet onClose={() => open()} />
  if (asked) return <EditPet key={asked} id={asked} onClose={() => open()} />
  return <PetList onAdd={() => open(newPet)} onOpen={open} />
}
