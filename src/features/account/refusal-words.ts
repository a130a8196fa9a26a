import { useTranslation } from 'react-i18next'
import type { AccountRefusal } from '#contract/account/kinds.ts'
import { isApiError } from '#shared/api/api-error.ts'

type Told = Extract<
  AccountRefusal,
  | 'account_suspended'
  | 'account_pending'
  | 'licence_taken'
  | 'tax_number_taken'
  | 'social_not_configured'
  | 'social_refused'
  | 'busy'
>

const told = [
  'account_suspended',
  'account_pending',
  'licence_taken',
  'tax_number_taken',
  'social_not_configured',
  'social_refused',
  'number_is_only_sign_in',
  'busy',
] as const satisfies readonly (Told | 'number_is_only_sign_in')[]

/** A wait as a person counts it: seconds below two minutes, then whole minutes, never less than it takes. */
export function waitOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  return seconds < 120
    ? { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) }
}

/** Says what a call about an account failed with. */
export function useRefusalWords() {
  const { t } = useTranslation('site')

  const sentenceOf = (error: unknown): string => {
    if (!isApiError(error)) return t('patterns.errorBody')
    if (error.code === 'offline' || error.code === 'network') return t('specified.offline')
    if (error.status === 429) {
      const { unit, count } = waitOf(error.retryAfter ?? 60)
      return t(`account.wait.${unit}`, { count })
    }
    if (error.code === 'invitation_over') return t('account.invitation.overBody')
    if (error.code === 'email_taken') return t('account.invitation.taken')
    if (error.code === 'wrong_code') return t('patterns.fault.wrong_code')
    const code = told.find((each) => each === error.code)
    return code ? t(`account.refused.${code}`) : (error.detail ?? t('patterns.errorBody'))
  }

  /** For `Form`: the sentence under the code of what was refused. */
  const refusalsOf = (error: unknown): Record<string, string> => (isApiError(error) ? { [error.code]: sentenceOf(error) } : {})

  return { sentenceOf, refusalsOf }
}
