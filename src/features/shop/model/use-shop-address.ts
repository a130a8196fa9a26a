import { useSearchParams } from 'react-router-dom'
import { choicesAt, productAt, shopAddress } from './shop-address.ts'

/** Where in the shop somebody is: the product that is shown, or the choices of the list, and links to elsewhere in it. */
export function useShopAddress() {
  const [address] = useSearchParams()
  return {
    product: productAt(address),
    ...choicesAt(address),
    /** The same choices but these; what else an address carries stays behind. */
    linkTo: (changes: Parameters<typeof shopAddress>[1]) => shopAddress(address, changes),
  }
}
