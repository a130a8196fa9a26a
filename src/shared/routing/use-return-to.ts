import { useSearchParams } from 'react-router-dom'
import { returnToName } from './return-to.ts'

/** Where a sign-in is asked to lead, as it stands in the address: for links to other sign-ins. Who goes there checks it (`returnToOf`). */
export const useReturnTo = (): string | undefined => useSearchParams()[0].get(returnToName) ?? undefined
