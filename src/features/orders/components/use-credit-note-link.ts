import { useSearchParams, type To } from 'react-router-dom'

/** Which of an order's papers the address shows: a credit note by its id, else the invoice. */
const name = 'creditNote'

export function useCreditNoteInAddress(): string | null {
  return useSearchParams()[0].get(name)
}

/** Where a credit note of the order on the screen opens; `null`: its invoice. */
export function useCreditNoteLink(): (creditNoteId: string | null) => To {
  const [address] = useSearchParams()
  return (creditNoteId) => {
    const search = new URLSearchParams(address)
    search.delete(name)
    if (creditNoteId !== null) search.set(name, creditNoteId)
    return { search: String(search) }
  }
}
