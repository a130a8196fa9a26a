import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { finderToken, keepFinderToken, tokenIn } from './finder-token.ts'

const never = () => () => {}

/** What this finder reads answers by: just given, brought by the link of a mail, or kept on this device. The address loses it at once. */
export function useFinderToken(code: string) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [given, setGiven] = useState<string>()
  const kept = useSyncExternalStore(
    never,
    () => finderToken(code),
    () => null,
  )
  const brought = tokenIn(hash)
  useEffect(() => {
    if (!brought) return
    keepFinderToken(code, brought)
    void navigate({ search }, { replace: true })
  }, [brought, code, search, navigate])
  const keep = (token: string) => {
    keepFinderToken(code, token)
    setGiven(token)
  }
  return { token: given ?? brought ?? kept, keep }
}
