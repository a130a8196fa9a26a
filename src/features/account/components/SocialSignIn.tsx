import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useConfigurationQuery } from '#shared/api/configuration.ts'
import { signedIn } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useSocialLoginMutation } from '../api.ts'
import { useRefusalWords } from '../refusal-words.ts'
import {
  type LoadSocialClient,
  loadFirebaseClient,
  type SocialProvider,
  socialProviders,
  SocialRefusal,
} from '../social/social-client.ts'
import styles from './AccountFrame.module.css'

/** Buttons of identity providers, where the platform has social sign-in switched on; nothing otherwise. */
export function SocialSignIn({ load = loadFirebaseClient }: { load?: LoadSocialClient }) {
  const { t } = useTranslation('site')
  const { data } = useConfigurationQuery()
  const [socialLogin] = useSocialLoginMutation()
  const dispatch = useDispatch()
  const { sentenceOf } = useRefusalWords()
  const [busy, setBusy] = useState<SocialProvider>()
  const [fault, setFault] = useState<string>()
  const social = data?.social
  if (!social) return null

  const signIn = async (provider: SocialProvider) => {
    setBusy(provider)
    setFault(undefined)
    try {
      const client = await load(social)
      const idToken = await client.identityToken(provider)
      dispatch(signedIn(await socialLogin({ body: { idToken } }).unwrap()))
    } catch (error) {
      if (!(error instanceof SocialRefusal)) setFault(sentenceOf(error))
      else if (error.fault !== 'closed') setFault(t(`account.social.${error.fault}`))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Stack gap="3">
      <div className={styles.or}>{t('account.signIn.or')}</div>
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      {socialProviders.map((provider) => (
        <Button key={provider} variant="outlined" wide loading={busy === provider} onClick={() => void signIn(provider)}>
          {t(`account.social.${provider}`)}
        </Button>
      ))}
    </Stack>
  )
}
