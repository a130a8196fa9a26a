import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CarerOffer } from '#contract/carers/schemas.ts'
import { State } from '#shared/patterns/states/State.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { paths } from '#shared/paths.ts'
import { signInLink } from '#shared/session/access.ts'
import { selectUserType } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { NotFoundArt } from '#shared/ui/art/state-art.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAcceptCarerInvitationMutation, useDeclineCarerInvitationMutation, useReadCarerInvitationMutation } from '../../api.ts'
import { forgetToken, keepToken, keptToken } from '../../kept-token.ts'
import styles from './CarerInvitation.module.css'

const patient = 0

/** Where a link from a mail leads: who asks, for which animal, what one could do for it. The secret stands behind `#`, which no server is sent. */
export default function CarerInvitation() {
  const hash = useLocation().hash.slice(1)
  const [kept] = useState(keptToken)
  const token = hash || kept
  useEffect(() => {
    if (hash) keepToken(hash)
  }, [hash])
  return token ? <Invitation key={token} token={token} /> : <Over />
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('site')
  const [read, offer] = useReadCarerInvitationMutation()
  const [declined, setDeclined] = useState(false)
  useEffect(() => void read({ body: { token } }), [read, token])
  if (declined)
    return (
      <State level={1} art={<WaitingCatArt />} title={t('carers.invitation.declined')} actions={<ToHome />}>
        {t('carers.invitation.declinedText')}
      </State>
    )
  return (
    <QueryState query={offer} missing={<Over />}>
      {(data) => <Offer offer={data} token={token} onDeclined={() => setDeclined(true)} />}
    </QueryState>
  )
}

function ToHome() {
  const { t } = useTranslation('site')
  return <LinkButton to={paths.home.link()}>{t('patterns.toHome')}</LinkButton>
}

function Over() {
  const { t } = useTranslation('site')
  return (
    <State level={1} art={<NotFoundArt />} title={t('carers.invitation.overTitle')} actions={<ToHome />}>
      {t('carers.invitation.overBody')}
    </State>
  )
}

function Offer({ offer, token, onDeclined }: { offer: CarerOffer; token: string; onDeclined: () => void }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const userType = useSelector(selectUserType)
  const [accept, accepting] = useAcceptCarerInvitationMutation()
  const [decline, declining] = useDeclineCarerInvitationMutation()
  const { owner, pet, rights } = offer

  const onAccept = async () => {
    const { data } = await accept({ body: { token } })
    if (!data) return
    forgetToken()
    const text = t('carers.invitation.doneText', { pet: data.pet.name })
    dispatch(toastShown({ kind: 'success', title: t('carers.invitation.done'), text }))
    await navigate(paths.userSettings.link({ tab: 'pets' }), { replace: true })
  }
  const onDecline = async () => {
    const { error } = await decline({ body: { token } })
    if (error) return
    forgetToken()
    onDeclined()
  }
  const returnTo = paths.carerInvitation.link()
  const refuse = (
    <Button variant="quiet" loading={declining.isLoading} onClick={() => void onDecline()}>
      {t('carers.invitation.decline')}
    </Button>
  )
  const actions: ReactNode =
    userType === undefined ? (
      <>
        <LinkButton variant="filled" to={signInLink('patient', returnTo)}>
          {t('carers.invitation.signIn')}
        </LinkButton>
        <LinkButton to={paths.patientRegistration.link({ returnTo })}>{t('carers.invitation.register')}</LinkButton>
      </>
    ) : userType === patient ? (
      <Button variant="filled" loading={accepting.isLoading} onClick={() => void onAccept()}>
        {t('carers.invitation.accept')}
      </Button>
    ) : null
  return (
    <State
      level={1}
      art={<WaitingCatArt />}
      title={t('carers.invitation.title', { pet: pet.name })}
      actions={
        <Cluster>
          {actions}
          {refuse}
        </Cluster>
      }
    >
      <Stack gap="4" className={styles.offer}>
        <Text>{t('carers.invitation.about', { owner, pet: pet.name, species: t(`species.${pet.species}`) })}</Text>
        <div>
          <Text strong>{t('carers.invitation.may')}</Text>
          <ul className={styles.rights}>
            {rights.map((right) => (
              <li key={right}>{t(`carers.invitation.rights.${right}`)}</li>
            ))}
          </ul>
        </div>
        {userType === undefined && <Text quiet>{t('carers.invitation.account')}</Text>}
        {userType !== undefined && userType !== patient && <Banner tone="warning">{t('carers.invitation.otherRole')}</Banner>}
        <Refused error={accepting.error ?? declining.error} />
      </Stack>
    </State>
  )
}

function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('site')
  if (error === undefined) return null
  const { kind, refused } = faultOf(error)
  const said: Readonly<Record<string, string>> = {
    own_pet: t('carers.invitation.ownPet'),
    already_carer: t('carers.invitation.already'),
    invitation_over: t('carers.invitation.overBody'),
  }
  return (
    <Banner tone="error" live>
      {kind === 'offline' ? t('specified.offline') : ((refused && said[refused.code]) ?? t('patterns.errorBody'))}
    </Banner>
  )
}
