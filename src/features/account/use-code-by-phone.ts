import { useState } from 'react'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

interface Sent {
  phone: string
  /** Seconds until another code can be asked for. */
  resendIn: number
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The two steps of proving a phone number: the number, then the code that goes to it. `ask` has the code sent; `onSent` follows its
 * first sending. `sent` is what the second step shows, once there is something to show.
 */
export function useCodeByPhone(ask: (phone: string) => Promise<{ resendIn: number }>, onSent?: () => void) {
  const [sent, setSent] = useState<Sent>()
  const send = async (phone: string) => {
    const { resendIn } = await ask(phone)
    setSent({ phone, resendIn, at: platformNow() })
    return resendIn
  }
  const form = useContractForm({
    schema: () => import('#contract/account/schemas.ts').then((module) => module.mobile),
    initial: { phone: '' },
    submit: async ({ phone }) => {
      await send(phone)
      onSent?.()
    },
  })
  return { form, sent, send, forget: () => setSent(undefined) }
}
