import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { z } from 'zod'
import type { registrationBegun } from '#contract/account/schemas.ts'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { signedIn } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useConfirmRegistrationMutation } from './api.ts'
import { keepPending, readPending, type RegistrationKind } from './registration-draft.ts'
import { deviceZone } from './device-zone.ts'
import { useStep } from './use-step.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

interface RegistrationOptions<Values extends object, Body extends { email: string }> {
  kind: RegistrationKind
  schema: () => Promise<z.ZodType<Body>>
  initial: Values
  prepare: (values: Values) => unknown
  /** Sends it; a code goes to the e-mail address. */
  begin: (body: Body) => Promise<z.output<typeof registrationBegun>>
}

export type Registration<Values extends object> = ReturnType<typeof useRegistration<Values, { email: string }>>

/** What every kind of account gives. */
export const registrant = { name: '', email: '', password: '' }

/** The person's language and zone go with the registration, so that mails and times are right from the first day. */
const useSurroundings = () => {
  const { i18n } = useTranslation('site')
  return { locale: i18n.language, timeZone: deviceZone() }
}

/** Registering in two steps: what is entered, then the code from the mail. The guard leads on after that. */
export function useRegistration<Values extends object, Body extends { email: string }>(
  options: RegistrationOptions<Values, Body>,
) {
  const { kind, begin } = options
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const { step, go, back } = useStep()
  const [confirmRegistration] = useConfirmRegistrationMutation()
  const [pending, setPending] = useState(() => readPending(kind))
  // Kept for another code; after a reload it is gone and the form has to be sent again.
  const entered = useRef<Body>(undefined)

  const send = async (body: Body) => {
    const { registrationId, resendIn } = await begin(body)
    const begun = { registrationId, resendIn, email: body.email, at: platformNow() }
    entered.current = body
    setPending(begun)
    keepPending(kind, begun)
    return resendIn
  }

  const surroundings = useSurroundings()
  const form = useContractForm({
    schema: options.schema,
    initial: options.initial,
    prepare: (values) => ({ ...(options.prepare(values) as object), ...surroundings }),
    submit: async (body) => {
      await send(body)
      go('code')
    },
  })

  const confirm = async (code: string) => {
    if (!pending) return
    const record = await confirmRegistration({ body: { registrationId: pending.registrationId, code } }).unwrap()
    keepPending(kind)
    const text = t(kind === 'doctor' || kind === 'pharmacy' ? 'account.register.doneVerify' : 'account.register.done')
    dispatch(toastShown({ kind: 'success', title: t('account.register.doneTitle'), text }))
    dispatch(signedIn(record))
  }

  const resend = async () => (entered.current ? send(entered.current) : 0)

  return {
    kind,
    form,
    /** The code is awaited. */
    pending: step === 'code' ? pending : undefined,
    confirm,
    resend,
    canResend: () => entered.current !== undefined,
    back,
  }
}
