import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { ForbiddenArt } from '#shared/ui/art/state-art.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { State } from '#shared/patterns/states/State.tsx'
import { useCurrentRoute } from '#shared/routing/current-route.ts'
import { signInLink, startPageOf } from '#shared/session/access.ts'
import { selectUserType } from '#shared/session/login.ts'

/** In place of a public screen that shows another person's kind of data: sign in, or you are somebody else. */
export default function OtherStanding() {
  const { t } = useTranslation('site')
  const route = useCurrentRoute()
  const { pathname, search } = useLocation()
  const userType = useSelector(selectUserType)
  const needs = route?.needs
  if (!needs) return null
  if (userType === undefined) {
    const action = (
      <LinkButton variant="filled" to={signInLink(needs, pathname + search)}>
        {t('app.signInNeeded.action')}
      </LinkButton>
    )
    return (
      <State level={1} art={<ForbiddenArt />} title={t('app.signInNeeded.title')} actions={action}>
        {t(`app.signInNeeded.${needs}`)}
      </State>
    )
  }
  const action = <LinkButton to={startPageOf(userType)}>{t('app.wrongRole.action')}</LinkButton>
  return (
    <State level={1} art={<ForbiddenArt />} title={t('app.wrongRole.title')} actions={action}>
      {t(`app.wrongRole.${needs}`)}
    </State>
  )
}
